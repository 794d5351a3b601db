import texts from '#results/renda-bpc.yaml';
import { sayerOf } from '../sentences/result-words.ts';
import type { Assessment } from './assess.ts';
import { type Known, resultWords } from './result-words.ts';

const byVerdict = { met: 'gastos-cabe', unmet: 'gastos-passa', unknown: 'gastos-aberto' } as const;

const sayer = (known: Known) => sayerOf(resultWords, texts, known);

/** All may fit without them. */
const mayChange = ({ health, way }: Known): boolean =>
  health !== undefined && way.quarter.verdict !== 'met';

/** Only receipts of more than the fixed values can bring it down. */
const isStillAbove = ({ way }: Known): boolean => way.lessHealth?.verdict === 'unmet';

/** The values by kind, and which table holds. */
function valuesInWords(known: Known): string[] {
  const { way } = known;
  const { one, first } = sayer(known);
  return [
    way.quarter.verdict === 'unmet' ? first('reason') : undefined,
    one('words', way.lessHealth ? byVerdict[way.lessHealth.verdict] : 'gastos-tabela'),
    one('words', 'gastos-antes'),
    isStillAbove(known) ? one('words', 'gastos-mais') : undefined,
  ].filter((text) => text !== undefined);
}

/** Neither the income nor the expenses are known: that they count is told first, how much with the account. */
const isOpen = ({ way }: Known): boolean => way.quarter.verdict === 'unknown' && !way.lessHealth;

/** The income passes, and whether there are expenses is not known: who does not know may most need it. */
const isPassedUnasked = ({ health, isHealthOpen, way }: Known): boolean =>
  health === undefined && isHealthOpen && way.quarter.verdict === 'unmet';

/** What proved health expenses would change. */
export function healthInWords(known: Known): string[] {
  const { one } = sayer(known);
  if (isPassedUnasked(known)) return [one('words', 'gastos-nao-sei')];
  if (!mayChange(known)) return [];
  return isOpen(known) ? [one('words', 'gastos-podem')] : valuesInWords(known);
}

/** How to prove them, where they would change something. */
export function healthProofInWords(known: Known): string | undefined {
  if (!mayChange(known)) return undefined;
  const { one } = sayer(known);
  return [
    ...(isOpen(known) ? valuesInWords(known) : []),
    one('words', 'gastos-prova'),
    ...(isStillAbove(known) ? [] : [one('words', 'gastos-mais')]),
  ].join(' ');
}

/** Whether proved expenses could bring the income within the limit, by one of the two ways to see Bolsa Família. */
export const mayFitByHealth = ({
  withBolsaFamilia,
  withoutBolsaFamilia,
}: Assessment['result']): boolean =>
  withBolsaFamilia.quarter.verdict !== 'met' &&
  [withBolsaFamilia, withoutBolsaFamilia].some(
    ({ lessHealth }) => lessHealth && lessHealth.verdict !== 'unmet',
  );
