import { type CaseFile, withFields } from '#features/case/case-file.ts';
import type { IsoDate } from '#law/date.ts';
import type { LetterRead } from '#letters/letter-read.ts';
import { shortDate } from '#words/dates.ts';
import { questions, type Told } from '../deadlines/questions.ts';
import type { Typed } from '../questions/typed.ts';
import { typedOf } from '../questions/typed-as.ts';
import { dayOf } from './letter-facts.ts';

/** What a letter told of its clock, as the controls of the deadlines' tool take it. */
export function typedFor(told: Told): Typed {
  const { happened, isLimitPrinted, printedLimit, benefitEnd, ciencia, isBpc, isRural } = told;
  return typedOf(questions, {
    happened,
    isLimitPrinted,
    isBpc,
    isRural,
    printedLimit,
    benefitEnd,
    ciencia,
  });
}

/** What the card adds to a letter. */
export interface ToldOfCase {
  /** The page of its reason, where that is sure. */
  reason: string | undefined;
  known: IsoDate | undefined;
  /** Its terms, a line each. */
  terms: readonly string[];
}

/** What a letter told, as the sheet "Meu caso" keeps it; without what tells who it is. */
export function caseOf(read: LetterRead, { reason, known, terms }: ToldOfCase): CaseFile {
  const request = dayOf(read, 'der');
  return withFields(
    {
      'dia-do-pedido': request && shortDate(request),
      soube: known && shortDate(known),
      prazos: terms.join('\n'),
      'outros-papeis': read.items.map(({ text }) => text).join('\n'),
    },
    reason && `motivo-${reason}`,
  );
}
