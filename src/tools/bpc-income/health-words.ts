import { sayOf } from './say.ts';
import { healthStillMissing, type Known, keepsByOtherSum } from './when.ts';

const byVerdict = { met: 'gastos-cabe', unmet: 'gastos-passa', unknown: 'gastos-aberto' } as const;

/** All may fit without them. */
const mayChange = ({ result, way }: Known): boolean =>
  result.healthExpenses !== undefined && way.quarter.verdict !== 'met';

/** Only receipts of more than the fixed values can bring it down. */
const isStillAbove = ({ way }: Known): boolean => way.lessHealth?.verdict === 'unmet';

/** The values by kind, and which table holds. */
function valuesInWords(known: Known): string[] {
  const { way } = known;
  const { one, first } = sayOf(known);
  return [
    way.quarter.verdict === 'unmet' ? first('mayChange') : undefined,
    one('words', way.lessHealth ? byVerdict[way.lessHealth.verdict] : 'gastos-tabela'),
    one('words', 'gastos-antes'),
    healthStillMissing(known) === undefined ? undefined : one('words', 'gastos-faltam'),
    isStillAbove(known) ? one('words', 'gastos-mais') : undefined,
  ].filter((text) => text !== undefined);
}

/** Neither the income nor the expenses are known: that they count is told first, how much with the account. */
const isOpen = ({ way }: Known): boolean => way.quarter.verdict === 'unknown' && !way.lessHealth;

/** The income passes, and whether there are expenses is not known: who does not know may most need it. */
const isPassedUnasked = ({ result, way }: Known): boolean =>
  result.healthExpenses === undefined &&
  result.flags.healthExpensesDoubt &&
  !keepsByOtherSum(result) &&
  way.quarter.verdict === 'unmet';

/** What proved health expenses would change. */
export function healthInWords(known: Known): string[] {
  const { one } = sayOf(known);
  if (isPassedUnasked(known)) return [one('words', 'gastos-nao-sei')];
  if (!mayChange(known)) return [];
  return isOpen(known) ? [one('words', 'gastos-podem')] : valuesInWords(known);
}

/** How to prove them, where they would change something. */
export function healthProofInWords(known: Known): string | undefined {
  if (!mayChange(known)) return undefined;
  const { one } = sayOf(known);
  return [
    ...(isOpen(known) ? valuesInWords(known) : []),
    one('words', 'gastos-prova'),
    ...(isStillAbove(known) ? [] : [one('words', 'gastos-mais')]),
  ].join(' ');
}
