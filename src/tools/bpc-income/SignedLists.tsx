import type { Member } from '#rules/bpc-income/family.ts';
import type { TreatedIncome } from '#rules/bpc-income/income.ts';
import { capitalised } from '#words/phrases.ts';
import { SignedList } from '../result/SignedList.tsx';
import { amountWords, kindName } from './income-words.ts';
import { type Names, nameOf } from './member-words.ts';
import type { Say } from './say.ts';

interface Of {
  names: Names;
  say: Say;
}

/** Who counts and who does not, and why. */
export const MemberList = ({ members, names, say }: Of & { members: readonly Member[] }) => (
  <>
    <h4>Quem entra na conta</h4>
    <SignedList
      entries={members.map(({ personId, reason, verdict }) => ({
        id: personId,
        title: capitalised(nameOf(names, personId)),
        text: say.one('account', `pessoa-${reason}`),
        sign: verdict,
      }))}
    />
  </>
);

/** Whose income it is and how much. */
export function titleOf({ personId, kind, cents, index }: TreatedIncome, names: Names): string {
  const of = personId === 'family' ? '' : `${capitalised(nameOf(names, personId))}: `;
  const isTold = kind !== undefined || cents !== undefined || index !== undefined;
  return of + (isTold ? `${kindName(kind)}, ${amountWords(cents)}` : 'renda não informada');
}

/** Each income: in the sum, left out by law, or open, and why. */
export const IncomeList = ({ incomes, names, say }: Of & { incomes: readonly TreatedIncome[] }) => (
  <>
    <h4>Que renda entra e que renda fica de fora</h4>
    {incomes.length === 0 ? (
      <p>Você não informou nenhuma renda.</p>
    ) : (
      <SignedList
        entries={incomes.map((income) => ({
          id: `${income.personId}-${income.index}`,
          title: titleOf(income, names),
          text: say.one('account', `renda-${income.reason}`),
          sign: income.treatment,
        }))}
      />
    )}
  </>
);
