import type { FigureSource } from '#texts/figures/figure.ts';
import { wordsWith } from '#texts/load/words-of-tools.ts';
import { routesFile } from '#texts/paths.ts';
import { nameWith } from '#texts/schema/lawyer.ts';
import { quotedIn } from '#texts/signing/quoted.ts';
import { factKind } from '#texts/signing/seal-fact.ts';
import { changesSince, signerOf } from '#texts/signing/standing.ts';
import { shortDate } from '#words/dates.ts';
import type { Blocker } from './blocker.ts';
import type { WaitingSentence } from './confirm-blockers.ts';
import type { Review } from './review-blockers.ts';

const group = 'Assinaturas';

/** Whether a signature on the sentence, or on the whole text, stands today. */
export const isSigned = (
  { file, says }: Pick<WaitingSentence, 'file' | 'says'>,
  figures: FigureSource,
): boolean =>
  signerOf(file, figures) !== undefined ||
  (figures.signatures ?? []).some(
    (one) =>
      one.text === file &&
      one.says !== undefined &&
      quotedIn(one.says, says) === one.says &&
      changesSince(one, figures).length === 0,
  );

interface Signable {
  readonly reviews: readonly Review[];
  readonly toConfirm: readonly WaitingSentence[];
}

/** The texts and lists that somebody can sign, with the words of tools. What letters share is signed with each of them. */
export const signable = ({ reviews, toConfirm }: Signable): string[] =>
  [...new Set([...reviews, ...toConfirm].map(({ file }) => file))]
    .filter((file) => file !== routesFile)
    .flatMap((file) => [file, ...wordsWith(file)]);

/** What is signed besides texts, and how it is signed again. */
const facts = {
  link: { what: 'este endereço', option: '--enderecos' },
  value: { what: 'este valor', option: '--valores' },
};

/** Texts that nobody has signed, counted, and each signature that what it signed has outlived. */
export function signatureBlockers(
  written: Signable,
  signaturesFile: string,
  figures: FigureSource,
): Blocker[] {
  const { signatures = [] } = figures;
  const expired = signatures.flatMap((one): Blocker[] => {
    const changes = changesSince(one, figures);
    if (changes.length === 0) return [];
    const kind = factKind(one.text);
    const whole = kind ? facts[kind].what : 'o texto inteiro';
    const what = one.says === undefined ? whole : `“${one.says}”`;
    return [
      {
        group,
        file: one.text,
        problem: `venceu a assinatura de ${nameWith(one.name, one.oab)}, de ${shortDate(one.on)}, para ${what}: ${changes.join(', ')}`,
        remedy: `leia de novo e rode npm run sign -- ${kind ? facts[kind].option : one.text}`,
      },
    ];
  });
  const texts = signable(written);
  const unsigned = texts.filter((file) => !signerOf(file, figures));
  if (unsigned.length === 0) return expired;
  return [
    ...expired,
    {
      group,
      file: signaturesFile,
      problem: `textos que ninguém assinou: ${unsigned.length} de ${texts.length}`,
      remedy: 'rode npm run sign para ver quais são, e npm run sign -- <texto> para assinar um',
    },
  ];
}
