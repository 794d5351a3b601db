import type { IncomePerPerson } from '#rules/bpc-income/bpc-income.ts';
import type { SumReading } from '#rules/bpc-income/per-person.ts';
import { formatCents } from '#words/money.ts';
import styles from './bpc-result.module.css';
import type { Names } from './member-words.ts';
import { divisionInWords, sumInWords } from './per-person-words.ts';

const ReadingInWords = ({ reading, names }: { reading: SumReading; names: Names }) => (
  <div className={styles.paper}>
    <p>
      {sumInWords(reading, names)} = <b>{formatCents(reading.sum)}</b>
    </p>
    <p>
      <b>{divisionInWords(reading)}</b>
    </p>
  </div>
);

/** One way to do the sum, written out; both ends of it where something is open. */
export const SumInWords = ({ way, names }: { way: IncomePerPerson; names: Names }) => {
  const { lowest, highest, isSettled } = way;
  if (way.tellsNothing) return <p>Sem nenhum valor, não há conta para mostrar.</p>;
  if (isSettled) return <ReadingInWords reading={lowest} names={names} />;
  return (
    <>
      <p>A menor conta possível, com zero no que falta saber:</p>
      <ReadingInWords reading={lowest} names={names} />
      {highest ? (
        <>
          <p>A maior conta possível:</p>
          <ReadingInWords reading={highest} names={names} />
        </>
      ) : (
        <p>A maior conta não fecha, porque falta um valor.</p>
      )}
    </>
  );
};
