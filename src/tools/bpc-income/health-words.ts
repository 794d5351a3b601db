import texts from '#results/renda-bpc.yaml';
import { sayerOf } from '../sentences/result-words.ts';
import type { Assessment } from './assess.ts';
import { type Known, resultWords } from './result-words.ts';

const byVerdict = { met: 'gastos-cabe', unmet: 'gastos-passa', unknown: 'gastos-aberto' } as const;

/** All may fit without them. */
const mayChange = ({ health, way }: Known): boolean =>
  health !== undefined && way.quarter.verdict !== 'met';

/** What proved health expenses would change. */
export function healthInWords(known: Known): string[] {
  if (!mayChange(known)) return [];
  const { way } = known;
  const { one, first } = sayerOf(resultWords, texts, known);
  return [
    one('words', way.lessHealth ? byVerdict[way.lessHealth.verdict] : 'gastos-tabela'),
    way.quarter.verdict === 'unmet' ? first('reason') : undefined,
    one('words', 'gastos-antes'),
  ].filter((text) => text !== undefined);
}

/** How to prove them, where they would change something. */
export const healthProofInWords = (known: Known): string | undefined =>
  mayChange(known) ? sayerOf(resultWords, texts, known).one('words', 'gastos-prova') : undefined;

/** Whether proved expenses could bring the income within the limit, by one of the two ways to see Bolsa Família. */
export const mayFitByHealth = ({
  withBolsaFamilia,
  withoutBolsaFamilia,
}: Assessment['result']): boolean =>
  withBolsaFamilia.quarter.verdict !== 'met' &&
  [withBolsaFamilia, withoutBolsaFamilia].some(
    ({ lessHealth }) => lessHealth && lessHealth.verdict !== 'unmet',
  );
