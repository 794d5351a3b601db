import texts from '#results/conta-da-protecao.yaml';
import type { Extension } from '#rules/insured-status/extensions.ts';
import type {
  HappeningStatus,
  InsuredStatus,
  Reading,
} from '#rules/insured-status/insured-status.ts';
import { sayerOf } from '../sentences/result-words.ts';
import { coverWords, ifNameOf, isMoved } from './cover-words.ts';

type Known = Parameters<(typeof coverWords)['figures']['se']>[0];

const sayCover = (status: InsuredStatus, known: Omit<Known, 'status'> = {}) =>
  sayerOf(coverWords, texts, { ...known, status });

/** The count, step by step, as one would do it by hand. */
export const countInWords = (status: InsuredStatus): string[] => sayCover(status).all('account');

/** "O dia 15 cai em sábado: o fim pode passar para segunda-feira, 17/05/2027."; undefined where it stays. */
export const movedInWords = (status: InsuredStatus): string | undefined =>
  isMoved({ status }) ? sayCover(status).one('words', 'dia-sem-expediente') : undefined;

/** “o trabalho com carteira (março de 2026)” */
export const nameOf = (status: InsuredStatus, happening: HappeningStatus): string =>
  sayCover(status, { happening }).one('words', 'o-que-houve');

/** What one reading of the cover hangs on, as one says it after "Se…". */
export function conditionOf(
  status: InsuredStatus,
  { of, ifHold, ifTermHolds }: Pick<Reading, 'of' | 'ifHold' | 'ifTermHolds'>,
): string {
  const happening = of === status.of ? undefined : status.happenings[of];
  const { one } = sayCover(status, { happening, ifHold });
  if (!happening) return one('words', ifNameOf(ifHold));
  if (!ifTermHolds) return one('words', 'se-no-prazo');
  return one('words', ifHold.length > 0 ? 'se-o-prazo-e-mais' : 'se-o-prazo');
}

/** Why an extension may hold and is not counted on, and what would settle it. */
export const reasonOf = (
  status: InsuredStatus,
  happening: HappeningStatus,
  extension: Extension,
): string | undefined => sayCover(status, { happening, extension }).all('mayChange')[0];

/** A later contribution may have taken the place of what was there before. */
export const takenPlace = (status: InsuredStatus): string | undefined =>
  sayCover(status).first('mayChange');
