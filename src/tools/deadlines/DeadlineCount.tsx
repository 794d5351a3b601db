import type { ReactNode } from 'react';
import { List } from '#components/lists/List.tsx';
import type { Counted, Running, Waiting } from '#rules/deadlines/deadlines.ts';
import { countedDays, optionalDaysOfYears } from '#rules/deadlines/term.ts';
import { longDate, weekday } from '#words/dates.ts';
import { CountCalendar } from './CountCalendar.tsx';
import { clockWords, type Start } from './clock-words.ts';
import styles from './deadline.module.css';
import { isCounted, isWait } from './main-clock.ts';
import { remarkableDays } from './wording.ts';

const startWords: Record<Start, string> = {
  known: 'A decisão ou o aviso apareceu, ou a carta chegou. Este dia não conta.',
  death: 'O dia da morte. Ele não conta.',
  prison: 'O dia da prisão. Ele não conta.',
  birth: 'O parto, a adoção ou a perda. Daí são 5 anos.',
  payment: 'O mês seguinte ao primeiro pagamento começa. Daí são 10 anos.',
  lawsuit: 'A ação trabalhista acabou. Daí são 10 anos.',
  end: 'O auxílio acaba neste dia.',
  request: 'O pedido, ou o último papel ou exame. Este dia não conta.',
  printed: 'O dia que o aviso mostra.',
};

interface Entry {
  look: string | undefined;
  day: string;
  words: ReactNode;
}

function safeDayWords({ term, clock }: Counted): string {
  if (term.days !== undefined)
    return `Último dia seguro: dia útil inteiro, até o dia ${term.days}.`;
  return clock.count === 'printed'
    ? 'Último dia seguro: dia útil inteiro, até o do aviso.'
    : 'Último dia seguro: dia útil inteiro, até a véspera.';
}

/** The days that matter, in their order. */
function entriesOf(one: Counted): Entry[] {
  const { term, id, clock } = one;
  const { from, opensOn, days, lastDay, safeDay, legalLimit } = term;
  const start = { look: styles.known, day: from, words: startWords[clockWords[id].start] };
  const isYears = typeof clock.count === 'object' && 'years' in clock.count;
  const isToAnniversary = typeof clock.count === 'object' && 'isToAnniversary' in clock.count;
  const isWorking = typeof clock.count === 'object' && 'working' in clock.count;
  const entries: (Entry | false | undefined)[] = [
    opensOn && { look: styles.thirty, day: opensOn, words: 'Daqui em diante, o pedido cabe.' },
    (days !== undefined || isYears) && start,
    {
      look: styles.safe,
      day: safeDay,
      words: safeDayWords(one),
    },
    days !== undefined && { look: styles.thirty, day: lastDay, words: `É o dia ${days}.` },
    isYears && {
      look: styles.thirty,
      day: lastDay,
      words: isToAnniversary
        ? 'O aniversário, que é o limite da lei. Não espere por ele.'
        : 'A véspera do aniversário, que é o limite nesta conta.',
    },
    days === undefined && !isYears && { ...start, look: styles.limitKey },
    days !== undefined &&
      legalLimit !== lastDay && {
        look: styles.limitKey,
        day: legalLimit,
        words: isWorking
          ? `Limite da lei: ${days} dias úteis, sem os feriados do lugar.`
          : `Limite da lei: o dia ${days} cai em dia sem expediente e passa para o seguinte.`,
      },
  ];
  return entries.filter((entry): entry is Entry => typeof entry === 'object');
}

const Days = ({ one }: { one: Counted }) => (
  <List className={styles.key}>
    {entriesOf(one).map(({ look, day, words }) => (
      <li key={`${day}${String(words)}`}>
        <i className={look} />
        <span>
          <b>
            {longDate(day)}, {weekday(day)}.
          </b>{' '}
          {words}
        </span>
      </li>
    ))}
    {one.term.days !== undefined && (
      <li>
        <i className={styles.counted} />
        <span>Os {one.term.days} dias seguidos. Sábado, domingo e feriado contam.</span>
      </li>
    )}
  </List>
);

const Wait = ({ one: { id, from, opensOn } }: { one: Waiting }) => (
  <p>
    Contada de {longDate(from)}, a espera vai até a véspera de {longDate(opensOn)}.{' '}
    {clockWords[id].wait?.isOfOthers
      ? `${clockWords[id].name} começa nesse dia.`
      : `Antes disso, em regra, o INSS não aceita o pedido${clockWords[id].wait?.only ?? ''}.`}
  </p>
);

/** How the days were counted: the months of the first clock in days as a picture, each clock in words. */
export const DeadlineCount = ({ all }: { all: readonly Running[] }) => {
  const counted = all.filter(isCounted);
  const waits = all.filter(isWait);
  const first = counted.find(({ term }) => term.days !== undefined) ?? counted[0];
  const days = first ? countedDays(first.term) : [];
  const remarkable = remarkableDays(days);
  return (
    <>
      {waits.map((one) => (
        <Wait key={one.id} one={one} />
      ))}
      {first && <CountCalendar counted={days} days={first.term.days} />}
      {counted.map((one) => (
        <div key={one.id}>
          {all.length > 1 && (
            <p>
              <b>{clockWords[one.id].name}</b>
            </p>
          )}
          <Days one={one} />
        </div>
      ))}
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
export const LeftOutDays = ({ all }: { all: readonly Running[] }) => {
  const years = all.filter(isCounted).flatMap(({ term }) => optionalDaysOfYears(countedDays(term)));
  const unconfirmed = [
    ...new Set(years.filter(({ ordinance }) => ordinance === undefined).map(({ year }) => year)),
  ];
  return (
    <>
      <p>
        Nesta conta, por segurança, só os nove feriados nacionais criados por lei federal empurram o
        limite. Um feriado contado a mais deixaria a data tarde demais, e você poderia perder o
        prazo. Por isso, Sexta-feira Santa, pontos facultativos e feriados da cidade ou do estado
        não empurram nada aqui. E o prazo para pedir um benefício ou uma revisão não é empurrado por
        dia nenhum.
      </p>
      {unconfirmed.length > 0 && (
        <p>
          Os pontos facultativos de {unconfirmed.join(' e ')} ainda não foram confirmados por
          portaria. Usamos a regra de sempre. A portaria pode acrescentar dias, como a emenda de um
          feriado: não deixe para a véspera.
        </p>
      )}
    </>
  );
};
