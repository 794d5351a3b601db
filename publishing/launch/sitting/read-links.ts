import type { Norm } from '#law/citations/norm.ts';
import type { Signature } from '#texts/schema/signature.ts';
import { linkName } from '#texts/signing/seal.ts';
import { withSignature } from '../write-signature.ts';
import type { Desk } from './sit.ts';

interface Work extends Pick<Desk, 'ask' | 'tell' | 'keep'> {
  /** The signature of an address, by its name among what is signed. */
  signLink: (name: string) => Signature;
}

/** An address after the other, each opened and signed. */
export async function readLinks(
  links: readonly (readonly [key: string, norm: Pick<Norm, 'name' | 'url' | 'themeUrl'>])[],
  before: readonly Signature[],
  { ask, tell, keep, signLink }: Work,
): Promise<void> {
  let signatures = before;
  for (const [index, [key, { name, url, themeUrl }]] of links.entries()) {
    tell(`\n${index + 1} de ${links.length}. ${name}`);
    for (const address of [url, themeUrl]) if (address) tell(`  ${address}`);
    const answer = await ask('s abri, e mostra o que citamos · d depois · q sair >');
    if (answer === undefined || answer.toLowerCase() === 'q') return;
    if (answer.toLowerCase() !== 's') continue;
    signatures = withSignature(signatures, signLink(linkName(key)));
    keep(signatures);
  }
}
