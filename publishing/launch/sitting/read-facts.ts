import type { Signature } from '#texts/schema/signature.ts';
import { withSignature } from '../write-signature.ts';
import { paceOf } from './pace.ts';
import type { Desk } from './sit.ts';

/** Something that is opened and signed by itself: an address of a norm, a value. */
export interface Fact {
  /** Among what is signed. */
  readonly name: string;
  readonly says: string;
  /** The addresses to open. */
  readonly open: readonly string[];
  /** Where it is put right. */
  readonly correct: string;
}

interface Work extends Pick<Desk, 'ask' | 'tell' | 'keep' | 'now'> {
  signFact: (name: string) => Signature;
  /** Minutes that one takes. */
  usual: number;
}

const question = 's abri, e diz o que citamos · d depois · v voltar a de antes · q sair >';

/** One fact after the other, each opened and signed; what was signed last can be taken back. */
export async function readFacts(
  facts: readonly Fact[],
  before: readonly Signature[],
  { ask, tell, keep, signFact, now, usual }: Work,
): Promise<void> {
  const minutes = paceOf(usual, now);
  const signed: { place: number; signatures: readonly Signature[] }[] = [];
  let [signatures, place] = [before, 0];

  const back = () => {
    const last = signed.pop();
    tell(last ? '  Desfeito.' : '  Nada foi assinado aqui ainda.');
    if (!last) return;
    ({ signatures, place } = last);
    keep(signatures);
  };

  for (let fact = facts[0]; fact; fact = facts[place]) {
    const { name, says, open, correct } = fact;
    const left = minutes(signed.length, facts.length - place);
    tell(`\n${place + 1} de ${facts.length}. Faltam perto de ${left} minutos. ${says}`);
    for (const address of open) tell(`  ${address}`);
    tell(`  Está errado? Corrija em ${correct}`);
    const answer = (await ask(question))?.toLowerCase() ?? 'q';
    if (answer === 'q') return;
    if (answer === 'v') back();
    if (answer === 'd') place += 1;
    if (answer !== 's') continue;
    signed.push({ place, signatures });
    signatures = withSignature(signatures, signFact(name));
    place += 1;
    keep(signatures);
  }
}
