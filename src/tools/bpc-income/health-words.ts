import texts from '#results/renda-bpc.yaml';
import { sayerOf } from '../sentences/result-words.ts';
import type { Assessment } from './assess.ts';
import { type Known, resultWords } from './result-words.ts';

const byVerdict = { met: 'gastos-cabe', unmet: 'gastos-passa', unknown: 'gastos-aberto' } as const;

/** What proved health expenses would change; nothing where all fits without them. */
export function healthInWords(known: Known): string[] {
  const { health, way } = known;
  if (!health || way.quarter.verdict === 'met') return [];
  const { one, first } = sayerOf(resultWords, texts, known);
  return [
    one('words', way.lessHealth ? byVerdict[way.lessHealth.verdict] : 'gastos-tabela'),
    way.quarter.verdict === 'unmet' ? first('reason') : undefined,
    one('words', 'gastos-antes'),
  ].filter((text) => text !== undefined);
}

/** How to prove them, where they would change something. */
export const healthProofInWords = (known: Known): string | undefined =>
  healthInWords(known).length > 0
    ? sayerOf(resultWords, texts, known).one('words', 'gastos-prova')
    : undefined;

/** Whether proved expenses could bring the income within the limit, by one of the two ways to see Bolsa Família. */
export const mayFitByHealth = ({
  withBolsaFamilia,
  withoutBolsaFamilia,
}: Assessment['result']): boolean =>
  withBolsaFamilia.quarter.verdict !== 'met' &&
  [withBolsaFamilia, withoutBolsaFamilia].some(
    ({ lessHealth }) => lessHealth && lessHealth.verdict !== 'unmet',
  );
