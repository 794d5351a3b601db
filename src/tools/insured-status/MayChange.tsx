import type { InsuredStatus } from '#rules/insured-status/insured-status.ts';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { SaidChanges } from '../sentences/said.tsx';
import { Doubts } from './Doubts.tsx';
import type { Say } from './say.ts';

interface Props {
  status: InsuredStatus;
  say: Say;
}

/** How to stay covered, while there is time; what a payment after the event does not do. */
const ToKeep = ({ status: { standing }, say: { one } }: Props) => {
  const isCovered = standing === 'covered';
  const howToPay = [
    ...(isCovered ? [one('words', 'como-pagar.ultimo-mes')] : []),
    one('words', 'como-pagar.guia'),
  ];
  return (
    <>
      <h4>{one('words', isCovered ? 'para-continuar' : 'para-voltar')}</h4>
      <ul>
        {(['com-carteira', 'por-conta-propria', 'no-campo', 'sem-trabalho'] as const).map((way) => (
          <li key={way}>{one('words', way)}</li>
        ))}
      </ul>
      <Paragraphs of={[howToPay.join(' '), one('words', 'pagar-agora')]} />
    </>
  );
};

/** What is open in these answers, what illness changes, and how to stay covered. */
export const MayChange = ({ status, say }: Props) => (
  <>
    <Doubts status={status} />
    <SaidChanges say={say} />
    {status.standing !== 'current' && <ToKeep status={status} say={say} />}
  </>
);
