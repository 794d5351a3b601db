import type { IncomePerPerson } from '#rules/bpc-income/bpc-income.ts';
import type { SumReading } from '#rules/bpc-income/per-person.ts';
import { formatCents } from '#words/money.ts';
import { Sentence } from '../sentences/Sentence.tsx';
import styles from './bpc-result.module.css';
import { healthProofInWords } from './health-words.ts';
import { type Names, namesOf } from './member-words.ts';
import { divisionInWords, sumInWords } from './per-person-words.ts';
import { IncomeList, MemberList } from './SignedLists.tsx';
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

/** The sums written out, the marks on the bar in words, who and what counts. */
export const Account = ({ known }: { known: Known }) => {
  const { result } = known;
  const names = namesOf(result.members);
  const say = sayOf(known);
  const proof = healthProofInWords(known);
  return (
    <>
      {hasTwoWays(result) ? (
        <>
          <h4>Com o Bolsa Família</h4>
          <Sum way={result.withBolsaFamilia} names={names} say={say} />
          <h4>Sem o Bolsa Família</h4>
          <Sum way={result.withoutBolsaFamilia} names={names} say={say} />
        </>
      ) : (
        <Sum way={result.withBolsaFamilia} names={names} say={say} />
      )}
      {proof && <p>{proof}</p>}
      <ul>
        {(['quarto', 'metade', 'salario'] as const).map((mark) => (
          <li key={mark}>
            <Sentence>{say.one('account', mark)}</Sentence>
          </li>
        ))}
      </ul>
      <MemberList members={result.members} names={names} say={say} />
      <IncomeList incomes={result.incomes} names={names} say={say} />
    </>
  );
};
