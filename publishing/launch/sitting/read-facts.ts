import type { Signature } from '#texts/schema/signature.ts';
import { withSignature } from '../write-signature.ts';
import type { Desk } from './sit.ts';

/** Something that is opened and signed by itself: an address of a norm, a value. */
export interface Fact {
  /** Among what is signed. */
  readonly name: string;
  readonly says: string;
  /** The addresses to open. */
  readonly open: readonly string[];
}

interface Work extends Pick<Desk, 'ask' | 'tell' | 'keep'> {
  signFact: (name: string) => Signature;
}

/** One fact after the other, each opened and signed. */
export async function readFacts(
  facts: readonly Fact[],
  before: readonly Signature[],
  { ask, tell, keep, signFact }: Work,
): Promise<void> {
  let signatures = before;
  for (const [index, { name, says, open }] of facts.entries()) {
    tell(`\n${index + 1} de ${facts.length}. ${says}`);
    for (const address of open) tell(`  ${address}`);
    const answer = await ask('s abri, e diz o que citamos · d depois · q sair >');
    if (answer === undefined || answer.toLowerCase() === 'q') return;
    if (answer.toLowerCase() !== 's') continue;
    signatures = withSignature(signatures, signFact(name));
    keep(signatures);
  }
}
