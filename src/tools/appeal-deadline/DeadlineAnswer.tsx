import type { RefObject } from 'react';
import type { IsoDate } from '#law/date.ts';
import type { AppealResult } from '#rules/appeal-deadline/appeal.ts';
import { longDate, monthName, weekday } from '#words/dates.ts';
import frame from '../frame/tool.module.css';
import { CalendarDownload } from './CalendarDownload.tsx';
import styles from './deadline.module.css';
import { timeLeft, whatToDo } from './wording.ts';

interface Props {
  result: Extract<AppealResult, { daysLeft: number }>;
  heading: RefObject<HTMLHeadingElement | null>;
  today: IsoDate;
}

/** The leaf of a wall calendar with the safe day, large; the legal limit, small. */
export const DeadlineAnswer = ({ result, heading, today }: Props) => {
  const { safeDay, legalLimit } = result.deadline;
  const isLate = result.situation !== 'ok';
  const mayHaveMoved = result.situation === 'closedDaysMayMoveIt';
  const shown = isLate ? today : safeDay;
  return (
    <div className={`${frame.answer} ${styles.answer}`}>
      <p className={styles.leaf} aria-hidden="true">
        <span className={styles.month}>{monthName(shown)}</span>
        <span className={styles.day}>{Number(shown.slice(8))}</span>
        <span className={styles.week}>{weekday(shown)}</span>
      </p>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {whatToDo(result)}
        </h2>
        {!isLate && <p className={styles.left}>{timeLeft(result)} Não deixe para o último dia.</p>}
        <p className={styles.limit}>
          Limite pela contagem da lei: {weekday(legalLimit)}, {longDate(legalLimit)}.{' '}
          {mayHaveMoved
            ? 'Se o INSS não abriu nesse dia, ele pode ter passado para o dia útil seguinte. Mande o recurso, diga isso e guarde o comprovante. Quem decide é a Junta de Recursos.'
            : 'É só uma margem: o Meu INSS pode falhar, e um feriado contado por engano joga a data para tarde demais.'}
        </p>
        {!isLate && <CalendarDownload deadline={result.deadline} />}
      </div>
    </div>
  );
};
