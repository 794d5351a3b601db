import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import type { IsoDate } from '#law/date.ts';
import type { FigureSource } from '#texts/figures/figure.ts';
import { ContentError } from '#texts/load/content-error.ts';
import type { Practice } from '#texts/schema/practice.ts';
import type { findings, Signature } from '#texts/schema/signature.ts';
import { sealSentence, sealText, writtenSeal } from '#texts/signing/seal.ts';
import { sealFact } from '#texts/signing/seal-fact.ts';

interface Signing {
  /** The file of the text. */
  readonly text: string;
  readonly says?: string | undefined;
  readonly was?: string | undefined;
  readonly finding: (typeof findings)[number];
}

/** How `--por` names somebody: by the registration; without one, by the name. */
const signerName = ({ name, oab }: Practice['lawyers'][number]): string => oab ?? name;

/** The person that `--por` names; without it, the only one of the practice. */
export function signingLawyer(
  { lawyers, demo }: Pick<Practice, 'lawyers' | 'demo'>,
  file: string,
  signer?: string,
): Practice['lawyers'][number] {
  const fault = (problem: string) => new ContentError(file, [problem]);
  if (demo) throw fault('a demonstração não se assina: escreva os dados verdadeiros e demo: false');
  const found =
    signer === undefined ? lawyers : lawyers.filter((one) => signerName(one) === signer);
  const [lawyer, ...others] = found;
  if (lawyer && others.length === 0) return lawyer;
  const known = lawyers.map((one) => `--por "${signerName(one)}"`).join(' ou ');
  throw fault(`quem assina? Escreva ${known}`);
}

/** The signature of the address of a norm, or of a value, as of today. */
export const signFact = (
  text: string,
  { name, oab }: Practice['lawyers'][number],
  on: IsoDate,
): Signature => {
  const seal = sealFact(text);
  if (!seal) throw new ContentError(text, ['não há esta norma, ou este valor']);
  const who = { name, ...(oab !== undefined && { oab }) };
  return { text, finding: 'conferida', ...who, on, seal: writtenSeal(seal) };
};

/** The signature as of today. Throws a ContentError where the text does not say what is signed. */
export function sign(
  { text, says, was, finding }: Signing,
  { name, oab }: Practice['lawyers'][number],
  { date, figures }: { date: IsoDate; figures: FigureSource },
): Signature {
  if ([says, was].some((one) => one?.trim() === '')) {
    throw new ContentError(text, ['a frase está vazia. Copie do texto a frase inteira']);
  }
  if (finding === 'corrigida' && says !== undefined && !/\S\s+\S+\s+\S/.test(says)) {
    throw new ContentError(text, [
      `“${says}” não é uma frase. Copie do texto a frase nova inteira`,
    ]);
  }
  const whole = sealText(text, figures);
  const seal = says === undefined ? whole : sealSentence(text, says, figures);
  if (finding === 'retirada' && seal) {
    throw new ContentError(text, [`ainda diz “${says}”. Retire a frase e assine depois`]);
  }
  if (finding !== 'retirada' && !seal) {
    throw new ContentError(text, [`não diz “${says}”. Copie a frase como está, sem asteriscos`]);
  }
  return {
    text,
    ...(says !== undefined && { says }),
    ...(was !== undefined && { was }),
    finding,
    name,
    ...(oab !== undefined && { oab }),
    on: date,
    seal: writtenSeal(seal ?? whole),
  };
}

/** The list with one more; a text, or a sentence of it, is signed once. */
export const withSignature = (
  signatures: readonly Signature[],
  added: Signature,
): readonly Signature[] => [
  ...signatures.filter(({ text, says }) => text !== added.text || says !== added.says),
  added,
];

const heading = `# O que os advogados do escritório leram e assinaram. Quem escreve aqui é “npm run sign”.
# Uma assinatura vence sozinha quando mudam o texto, um valor do ano ou uma fonte.

`;

const line = (one: Signature): string =>
  stringify([one], { collectionStyle: 'flow', lineWidth: 0 }).replace(/^\[ (.*) \]$/m, '- $1');

/** Writes the list, a line each, by text, so that Git joins what two people signed (.gitattributes). */
export const writeSignatures = (file: string, signatures: readonly Signature[]): void =>
  writeFileSync(file, heading + signatures.map(line).sort().join(''));
