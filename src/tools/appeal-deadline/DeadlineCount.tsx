import { List } from '#components/lists/List.tsx';
import type { AppealDeadline } from '#rules/appeal-deadline/deadline.ts';
import { longDate, weekday } from '#words/dates.ts';
import { CountCalendar } from './CountCalendar.tsx';
import styles from './deadline.module.css';
import { remarkableDays } from './wording.ts';

/** How the days were counted, as a picture of the months and in words. */
export const DeadlineCount = ({ deadline }: { deadline: AppealDeadline }) => {
  const { ciencia, day30, safeDay, legalLimit, days } = deadline;
  const remarkable = remarkableDays(days);
  return (
    <>
      <CountCalendar days={days} />
      <List className={styles.key}>
        <li>
          <i className={styles.known} />
          <span>
            <b>{longDate(ciencia)}.</b> Você soube. Este dia não conta.
          </span>
        </li>
        <li>
          <i className={styles.counted} />
          <span>Os 30 dias seguidos. Sábado, domingo e feriado contam.</span>
        </li>
        <li>
          <i className={styles.thirty} />
          <span>
            <b>
              {longDate(day30)}, {weekday(day30)}.
            </b>{' '}
            É o dia 30.
          </span>
        </li>
        <li>
          <i className={styles.safe} />
          <span>
            <b>
              {longDate(safeDay)}, {weekday(safeDay)}.
            </b>{' '}
            Último dia seguro: dia útil inteiro, até o dia 30.
          </span>
        </li>
        {legalLimit !== day30 && (
          <li>
            <i className={styles.limitKey} />
            <span>
              <b>
                {longDate(legalLimit)}, {weekday(legalLimit)}.
              </b>{' '}
              Limite da lei: o dia 30 cai em dia sem expediente e passa para o seguinte.
            </span>
          </li>
        )}
      </List>
      {remarkable.length > 0 && (
        <>
          <p>No caminho há:</p>
          <ul className={styles.days}>
            {remarkable.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

/** Days that the count does not move the limit for, and years whose days are not certain yet. */
export const LeftOutDays = ({ deadline }: { deadline: AppealDeadline | undefined }) => {
  const unconfirmed =
    deadline?.optionalDays.filter(({ ordinance }) => ordinance === undefined) ?? [];
  return (
    <>
      <p>
        Nesta conta, por segurança, só os nove feriados nacionais criados por lei federal empurram o
        limite. Um feriado contado a mais deixaria a data tarde demais, e você poderia perder o
        prazo. Por isso, Sexta-feira Santa, pontos facultativos e feriados da cidade ou do estado
        não empurram nada aqui.
      </p>
      {unconfirmed.length > 0 && (
        <p>
          Os pontos facultativos de {unconfirmed.map(({ year }) => year).join(' e ')} ainda não
          foram confirmados por portaria. Usamos a regra de sempre. A portaria pode acrescentar
          dias, como a emenda de um feriado: não deixe para a véspera.
        </p>
      )}
    </>
  );
};
