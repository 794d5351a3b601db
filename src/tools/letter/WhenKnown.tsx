import { useId, useState } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { DateField } from '#components/form/DateField.tsx';
import type { IsoDate } from '#law/date.ts';
import { longDate } from '#words/dates.ts';
import { dateFaultMessage, parseDate } from '#words/typed-date.ts';
import styles from './letter-result.module.css';

interface Props {
  today: IsoDate;
  /** The day of the decision, before which nobody knew. */
  notBefore: IsoDate | undefined;
  /** What the paper says of it: shown, and to be corrected. */
  readDay: IsoDate | undefined;
  /** What the person said instead. */
  known: IsoDate | undefined;
  /** The term runs from the decision, whenever it was known. */
  isOfDecision: boolean;
  onKnown: (day: IsoDate) => void;
}

const what = 'o dia em que você soube';

function faultOf(day: IsoDate, { today, notBefore }: Props): string | undefined {
  if (day > today) return `Essa data ainda não chegou: hoje é ${longDate(today)}`;
  if (notBefore && day < notBefore)
    return `A decisão é de ${longDate(notBefore)}: use esse dia ou um depois`;
  return undefined;
}

const hint =
  'O dia em que apareceu no Meu INSS, ou em que a carta chegou. Na dúvida, o mais antigo.';

function wordsOf({ readDay, known, isOfDecision }: Props): { label: string; hint: string } {
  if (known) return { label: 'Conta feita do dia que você disse. Foi outro? Corrija', hint };
  if (readDay) return { label: 'Este dia está na carta. Soube em outro? Corrija', hint };
  return isOfDecision
    ? { label: 'Em que dia o INSS decidiu?', hint: 'Está no Meu INSS.' }
    : { label: 'Em que dia você soube?', hint };
}

/** "Em que dia você soube?": the term runs from then, and the letter does not tell. */
export const WhenKnown = (props: Props) => {
  const id = useId();
  const [error, setError] = useState<string>();
  return (
    <form
      className={styles.when}
      method="dialog"
      noValidate
      data-not-printed
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const part = (name: string) => String(form.get(`${id}-${name}`) ?? '');
        const read = parseDate({ day: part('dia'), month: part('mes'), year: part('ano') });
        const fault =
          'fault' in read ? dateFaultMessage(read.fault, what) : faultOf(read.date, props);
        setError(fault);
        if (!fault && 'date' in read) props.onKnown(read.date);
      }}
    >
      <DateField id={id} {...wordsOf(props)} day={props.known ?? props.readDay} error={error} />
      <p>
        <ActButton type="submit">Contar deste dia</ActButton>
      </p>
    </form>
  );
};
