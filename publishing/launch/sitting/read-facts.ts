import type { Signature } from '#texts/schema/signature.ts';
import { withSignature } from '../write-signature.ts';
import { paceOf } from './pace.ts';
import type { Desk } from './sit.ts';

/** What is opened once and signed together: the norms of one address, the values of one norm. */
export interface Fact {
  /** Among what is signed. */
  readonly names: readonly string[];
  readonly says: readonly string[];
  /** The addresses to open. */
  readonly open: readonly string[];
  /** Where they are put right. */
  readonly correct: readonly string[];
}

/** Facts with the same addresses, as one. */
export const together = (facts: readonly Fact[]): Fact[] =>
  [...Map.groupBy(facts, ({ open }) => open.join(' ')).values()].map((own) => ({
    names: own.flatMap(({ names }) => names),
    says: own.flatMap(({ says }) => says),
    open: own[0]?.open ?? [],
    correct: [...new Set(own.flatMap(({ correct }) => correct))],
  }));

interface Work extends Pick<Desk, 'ask' | 'tell' | 'keep' | 'now' | 'signFact'> {
  /** Minutes that one takes. */
  usual: number;
}

const shown = ({ says, open, correct }: Fact): string[] =>
  [...says, ...open, `Está errado? Corrija em ${correct.join('; ')}`].map((line) => `  ${line}`);

const question = 's abri, e diz o que citamos · d depois · v voltar a de antes · q sair >';

/** One fact after the other, each opened and signed; what was signed last can be taken back. */
export async function readFacts(
  facts: readonly Fact[],
  before: readonly Signature[],
  { ask, tell, keep, signFact, now, usual }: Work,
): Promise<void> {
  const pace = paceOf(now);
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
    const { names } = fact;
    const left = pace(place * usual, (facts.length - place) * usual);
    tell(`\n${place + 1} de ${facts.length}. Faltam perto de ${left} minutos.`);
    for (const line of shown(fact)) tell(line);
    const answer = (await ask(question))?.toLowerCase() ?? 'q';
    if (answer === 'q') return;
    if (answer === 'v') back();
    if (answer === 's' && names.length > 0) {
      signed.push({ place, signatures });
      signatures = names.map(signFact).reduce(withSignature, signatures);
      keep(signatures);
    }
    if (answer === 's' || answer === 'd') place += 1;
  }
}
