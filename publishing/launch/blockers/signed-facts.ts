import type { Signature } from '#texts/schema/signature.ts';
import { factKind } from '#texts/signing/seal-fact.ts';
import { changesSince } from '#texts/signing/standing.ts';

/** The names of the addresses and values that somebody signed as they stand. */
export const signedFacts = (signatures: readonly Signature[]): ReadonlySet<string> =>
  new Set(
    signatures
      .filter(({ text }) => factKind(text))
      .filter((one) => changesSince(one, () => undefined).length === 0)
      .map(({ text }) => text),
  );
