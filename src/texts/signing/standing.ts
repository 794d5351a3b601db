import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { FigureSource } from '../figures/figure.ts';
import type { Signature } from '../schema/signature.ts';
import { type Seal, sealSentence, sealText, writtenSeal } from './seal.ts';
import { factKind, sealFact } from './seal-fact.ts';

const onlyValue = 'mudou um valor do ano';

const changes = ['mudou o texto', onlyValue, 'mudou uma fonte'];

/** In which of its parts a seal differs from what stands now. */
function changesFrom({ seal }: Signature, now: Seal | undefined, gone: string): string[] {
  if (!now) return [gone];
  const [before, after] = [seal, writtenSeal(now)].map((one) => one.split(' '));
  return changes.filter((_, place) => before?.[place] !== after?.[place]);
}

/** What has changed since somebody signed; empty while the signature stands. */
export function changesSince(signature: Signature, figures: FigureSource): string[] {
  const { text: file, says, finding } = signature;
  if (factKind(file)) return changesFrom(signature, sealFact(file), 'não está mais na lei do site');
  if (!existsSync(file)) return ['o texto não existe mais'];
  const now = says === undefined ? sealText(file, figures) : sealSentence(file, says, figures);
  if (finding === 'retirada') return now ? ['a frase voltou ao texto'] : [];
  return changesFrom(signature, now, 'a frase não está mais no texto');
}

/** The day on which somebody last read a text with the law at hand: who wrote it, or who signed it later. */
export const lastRead = (verifiedOn: string, signature: Signature | undefined): string =>
  signature && signature.on > verifiedOn ? signature.on : verifiedOn;

/** Whether a signature stands but for the values of the law, which have a new norm each year. */
export const isOnlyValue = (signature: Signature, figures: FigureSource): boolean =>
  isDeepStrictEqual(changesSince(signature, figures), [onlyValue]);

/** Who read the whole text as it stands today, and signed; undefined if nobody did. */
export const signerOf = (file: string, figures: FigureSource): Signature | undefined =>
  figures.signatures?.findLast(
    (one) => one.text === file && one.says === undefined && changesSince(one, figures).length === 0,
  );
