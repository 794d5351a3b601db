import { existsSync } from 'node:fs';
import { nameWith } from '../schema/lawyer.ts';
import type { Practice } from '../schema/practice.ts';
import { type Signature, signaturesSchema } from '../schema/signature.ts';
import { ContentError } from './content-error.ts';
import { readableText, readYaml } from './read-yaml.ts';

export const signaturesFileIn = (folder: string): string => `${folder}/signatures.yaml`;

/** Once the only signature is taken back, what the file says of itself is left. */
const saysNothing = (file: string): boolean =>
  readableText(file)?.replaceAll(/^#.*$/gm, '').trim() === '';

/** What was signed twice, by two people or on two machines, counts as it was signed last. */
const lastOfEach = (signatures: readonly Signature[]): readonly Signature[] => {
  const byDay = [...signatures].sort((one, other) => one.on.localeCompare(other.on));
  return [...new Map(byDay.map((one) => [`${one.text}\n${one.says}`, one])).values()];
};

/**
 * What the lawyers of the practice have signed; nothing where the file is missing or names none. Throws a
 * ContentError on a faulty file, and on a signature of somebody who is not of this practice: nobody
 * answers here for what another practice's lawyer has read.
 */
export function loadSignatures(
  folder: string,
  { demo, lawyers }: Pick<Practice, 'demo' | 'lawyers'>,
): readonly Signature[] {
  const file = signaturesFileIn(folder);
  if (!existsSync(file) || saysNothing(file)) return [];
  const signatures = lastOfEach(readYaml(file, signaturesSchema));
  if (demo && signatures.length > 0) {
    throw new ContentError(file, [
      'uma demonstração não tem assinaturas. Apague o arquivo, ou escreva demo: false em practice.yaml',
    ]);
  }
  const strangers = signatures.filter(
    ({ name, oab }) => !lawyers.some((lawyer) => lawyer.name === name && lawyer.oab === oab),
  );
  if (strangers.length > 0) {
    throw new ContentError(
      file,
      [...new Set(strangers.map(({ name, oab }) => nameWith(name, oab)))].map(
        (who) =>
          `“${who}” assinou e não está em practice.yaml. Apague as assinaturas dessa pessoa, ou devolva o nome e a inscrição a lawyers`,
      ),
    );
  }
  return signatures;
}
