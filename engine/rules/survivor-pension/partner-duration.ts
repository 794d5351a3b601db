import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import type { DurationRow } from '#law/survivor-pension.ts';
import { addMonths, fullYears } from '../calendar.ts';
import { allOf, anyOf, type Criterion, verdictOf } from '../criterion.ts';
import type { PartnerAnswers, PensionAnswers } from './answers.ts';
import type { AppliedRules } from './applied-rules.ts';
import { holds, type PerScenario, perScenario } from './scenario.ts';
import type { ShareEnd } from './share.ts';

/** A criterion with the number the law asks for. */
interface Counted<Id extends string> extends Criterion<Id> {
  required: number;
}

export interface PartnerDuration {
  /** Met makes contributions and union needless; unmet takes nothing away. */
  accident: Criterion<'accident'>;
  contributions: Counted<'contributions'>;
  /** In full months before the death. */
  union: Counted<'unionMonths'>;
  /** Met: while the condition lasts, with the other term as the minimum. */
  condition: Criterion<'condition'>;
  /** Whether the table of ages opens, instead of the four months. */
  table: Criterion<'table'>;
  /** Full years on the day of the death. */
  ageAtDeath?: number;
  row?: DurationRow;
  end: PerScenario<ShareEnd>;
}

type Facts = Pick<PensionAnswers, 'death' | 'accident' | 'contributions'>;

const rowFor = (rows: readonly DurationRow[], age: number): DurationRow | undefined =>
  rows.find(
    ({ fromAge, untilAge = Number.POSITIVE_INFINITY }) => fromAge <= age && age <= untilAge,
  );

/** Duration without regard to the condition; an unknown age takes the shortest or the longest row. */
function termEnd(
  death: IsoDate,
  rules: AppliedRules,
  row: DurationRow | undefined,
  opensTable: boolean,
): ShareEnd {
  const { source, value: conditions } = rules.durationConditions;
  if (!opensTable) {
    return {
      kind: 'date',
      on: addMonths(death, conditions.otherwiseMonths),
      reason: 'fourMonths',
      citations: [source],
    };
  }
  const citations: [CitationKey] = [rules.durationTable.source];
  if (row === undefined || row.years === 'vitalicia') return { kind: 'lifelong', citations };
  return { kind: 'date', on: addMonths(death, row.years * 12), reason: 'tableYears', citations };
}

function withCondition(term: ShareEnd): ShareEnd {
  if (term.kind !== 'date') return term;
  return {
    kind: 'whileConditionLasts',
    notBefore: term.on,
    citations: ['lei-8213-77-2-v-a', ...term.citations],
  };
}

/** Duration for the spouse or partner. Lei 8.213, art. 77, § 2º, V, and § 2º-A; Portaria ME 424/2020. */
export function partnerDuration(
  partner: PartnerAnswers,
  facts: Facts,
  rules: AppliedRules,
): PartnerDuration {
  const { birth, union, condition } = partner;
  const { death } = facts;
  const { source, value: required } = rules.durationConditions;
  const rows = rules.durationTable.value;

  const accident: Criterion<'accident'> = {
    id: 'accident',
    verdict: verdictOf(facts.accident),
    citations: ['lei-8213-77-2-a'],
  };
  const contributions: Counted<'contributions'> = {
    id: 'contributions',
    verdict: verdictOf(facts.contributions),
    citations: [source, 'in-128-375'],
    required: required.contributions,
  };
  const unionMonths: Counted<'unionMonths'> = {
    id: 'unionMonths',
    verdict: verdictOf(union),
    citations: partner.kind === 'uniaoEstavel' ? [source, 'lei-8213-16-6'] : [source],
    required: required.unionYears * 12,
  };
  const table: Criterion<'table'> = {
    id: 'table',
    verdict: anyOf([accident.verdict, allOf([contributions.verdict, unionMonths.verdict])]),
    citations: [rules.durationTable.source, source, 'lei-8213-77-2-a'],
  };
  const anyDisability: Criterion<'condition'> = {
    id: 'condition',
    verdict: verdictOf(condition === undefined ? undefined : condition !== 'none'),
    citations: ['lei-8213-77-2-v-a'],
  };

  const ageAtDeath = birth && fullYears(birth, death);
  const row = ageAtDeath === undefined ? undefined : rowFor(rows, ageAtDeath);
  const end = perScenario((scenario) => {
    const assumed = row ?? (scenario === 'asTold' ? rows[0] : rows[rows.length - 1]);
    const term = termEnd(death, rules, assumed, holds(table.verdict, scenario));
    return holds(anyDisability.verdict, scenario) ? withCondition(term) : term;
  });
  return {
    accident,
    contributions,
    union: unionMonths,
    condition: anyDisability,
    table,
    ageAtDeath,
    row,
    end,
  };
}
