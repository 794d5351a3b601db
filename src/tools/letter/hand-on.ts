import { shortDate } from '#words/dates.ts';
import { questions, type Told } from '../deadlines/questions.ts';
import type { Typed } from '../questions/typed.ts';

/** What a letter told of its clock, as the controls of the deadlines' tool take it. */
export function typedFor(told: Told): Typed {
  const { happened, isLimitPrinted, printedLimit, benefitEnd, ciencia, isBpc } = told;
  const day = ({ id }: { id: string }, date: string | undefined): Typed =>
    date ? [[`${id}-dia`, shortDate(date)]] : [];
  const yesNo = ({ id }: { id: string }, told: boolean | undefined): Typed =>
    told === undefined ? [] : [[id, told ? 'sim' : 'nao']];
  return [
    [questions.happened.id, happened],
    ...yesNo(questions.isLimitPrinted, isLimitPrinted),
    ...yesNo(questions.isBpc, isBpc),
    ...day(questions.printedLimit, printedLimit),
    ...day(questions.benefitEnd, benefitEnd),
    ...day(questions.ciencia, ciencia),
  ];
}
