import type { Norm } from '#law/citations/norm.ts';
import { norms } from '#law/citations.ts';
import type { Signature } from '#texts/schema/signature.ts';
import { linkName } from '#texts/signing/seal-fact.ts';
import type { Blocker } from './blocker.ts';
import { signedFacts } from './signed-facts.ts';

/** The norms whose address nobody has opened yet: none marked it as seen, none signed it as it stands. */
export function untestedLinks(
  signatures: readonly Signature[],
  all: Readonly<Record<string, Norm>> = norms,
): [key: string, norm: Norm][] {
  const signed = signedFacts(signatures);
  return Object.entries(all).filter(
    ([key, { isLinkRead }]) => !isLinkRead && !signed.has(linkName(key)),
  );
}

/** Every official address that nobody has opened yet. */
export const linkBlockers = (
  signatures: readonly Signature[] = [],
  all: Readonly<Record<string, Norm>> = norms,
): Blocker[] =>
  untestedLinks(signatures, all).map(([, { name, url, themeUrl }]) => ({
    group: 'Endereços das fontes',
    file: 'engine/law/citations',
    problem: `ninguém abriu ainda o endereço de “${name}”`,
    remedy: `abra ${[url, themeUrl].filter(Boolean).join(' e ')}, confira se mostra o que citamos e assine com npm run sign -- --enderecos`,
  }));
