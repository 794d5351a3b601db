import type { IncomePerPerson } from '#rules/bpc-income/bpc-income.ts';
import type { TreatedIncome } from '#rules/bpc-income/income.ts';
import type { SumReading } from '#rules/bpc-income/per-person.ts';
import { formatCents } from '#words/money.ts';
import { capitalised } from '#words/phrases.ts';
import { SignedList } from '../result/SignedList.tsx';
import { Sentence } from '../sentences/Sentence.tsx';
import styles from './bpc-result.module.css';
import { healthProofInWords } from './health-words.ts';
import { amountWords, kindName } from './income-words.ts';
import { divisionInWords, type Names, nameOf, namesOf, sumInWords } from './per-person-words.ts';
import { type Say, sayOf } from './say.ts';
import { hasTwoWays, type Known } from './when.ts';

const Reading = ({ reading, names }: { reading: SumReading; names: Names }) => (
  <div className={styles.paper}>
    <p>
      {sumInWords(reading, names)} = <b>{formatCents(reading.sum)}</b>
    </p>
    <p>
      <b>{divisionInWords(reading)}</b>
    </p>
  </div>
);

interface OfWay {
  way: IncomePerPerson;
  names: Names;
  say: Say;
}

/** One way to do the sum, written out; both ends of it where something is open. */
const Sum = ({ way: { lowest, highest, isSettled, tellsNothing }, names, say }: OfWay) => {
  if (tellsNothing) return <p>{say.one('account', 'sem-valor')}</p>;
  if (isSettled) return <Reading reading={lowest} names={names} />;
  return (
    <>
      <p>{say.one('account', 'menor')}</p>
      <Reading reading={lowest} names={names} />
      <p>{say.one('account', highest ? 'maior' : 'maior-nao-fecha')}</p>
      {highest && <Reading reading={highest} names={names} />}
    </>
  );
};

/** Whose income it is and how much. */
export function titleOf({ personId, kind, cents, index }: TreatedIncome, names: Names): string {
  const of = personId === 'family' ? '' : `${capitalised(nameOf(names, personId))}: `;
  const isTold = kind !== undefined || cents !== undefined || index !== undefined;
  return of + (isTold ? `${kindName(kind)}, ${amountWords(cents)}` : 'renda não informada');
}

/** The sums written out, the marks on the bar in words, who and what counts. */
export const Account = ({ known }: { known: Known }) => {
  const { withBolsaFamilia, withoutBolsaFamilia, members, incomes } = known.result;
  const names = namesOf(members);
  const say = sayOf(known);
  const proof = healthProofInWords(known);
  return (
    <>
      {hasTwoWays(known.result) && <h4>Com o Bolsa Família</h4>}
      <Sum way={withBolsaFamilia} names={names} say={say} />
      {hasTwoWays(known.result) && (
        <>
          <h4>Sem o Bolsa Família</h4>
          <Sum way={withoutBolsaFamilia} names={names} say={say} />
        </>
      )}
      {proof && <p>{proof}</p>}
      <ul>
        {(['quarto', 'metade', 'salario'] as const).map((mark) => (
          <li key={mark}>
            <Sentence>{say.one('account', mark)}</Sentence>
          </li>
        ))}
      </ul>
      <h4>Quem entra na conta</h4>
      <SignedList
        entries={members.map(({ personId, reason, verdict }) => ({
          id: personId,
          title: capitalised(nameOf(names, personId)),
          text: say.one('account', `pessoa-${reason}`),
          sign: verdict,
        }))}
      />
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
};
