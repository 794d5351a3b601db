import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import {
  type DurationConditions,
  type DurationRow,
  durationByAge,
  durationConditions,
  type Quotas,
  quotas,
  type RequestTerms,
  requestTerms,
} from '#law/survivor-pension.ts';
import { type LegalValue, legalValueOn } from '#law/value.ts';

/** The rules in force on the day of the death, which govern the pension (STJ, Súmula 340). */
export interface AppliedRules {
  durationTable: LegalValue<readonly DurationRow[]>;
  durationConditions: LegalValue<DurationConditions>;
  quotas: LegalValue<Quotas>;
  requestTerms: LegalValue<RequestTerms>;
  citations: readonly [CitationKey, ...CitationKey[]];
}

/** The rules for a death on this day. @throws {MissingLegalValueError} for a death that `stopFor` stops. */
export function rulesFor(death: IsoDate): AppliedRules {
  const durationTable = legalValueOn(durationByAge, death);
  const appliedQuotas = legalValueOn(quotas, death);
  return {
    durationTable,
    durationConditions: legalValueOn(durationConditions, death),
    quotas: appliedQuotas,
    requestTerms: legalValueOn(requestTerms, death),
    citations: ['stj-sumula-340', durationTable.source, appliedQuotas.source],
  };
}
