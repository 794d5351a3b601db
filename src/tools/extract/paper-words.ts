import labels from '#labels/extrato-cnis.nao-lido.json' with { type: 'json' };
import type { FoundKind } from '#words/letter/kinds.ts';

/** What a paper seems to be that is no extract. */
const paperWords: Readonly<Record<FoundKind, string>> = labels.papers;

/**
 * What a text seems to be, in a sentence; undefined where it is not sure. Fetches what tells it.
 * @param text of a paper that is no extract
 */
export async function paperIn(text: string): Promise<string | undefined> {
  const { kindOf } = await import('#words/letter/kind-of.ts');
  const { kinds, isSure } = kindOf(text);
  const [kind] = kinds;
  return isSure && kind ? paperWords[kind] : undefined;
}
