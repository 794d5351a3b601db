import type { ComponentProps } from 'react';
import { type ContactAnswers, timesOf } from '#chat/contact-message.ts';
import { QuietButton } from '#components/buttons/QuietButton.tsx';
import { SelectField } from '#components/form/Field.tsx';
import { saveFile } from '#components/saving/save-file.ts';
import { todayInBrasilia } from '#words/typed-date.ts';
import styles from './contact.module.css';
import { requestFile } from './half-days.ts';
import { fieldIds } from './validate.ts';

interface Props {
  halfDays: readonly string[];
  answers: ContactAnswers;
}

interface HalfProps extends Pick<ComponentProps<typeof SelectField>, 'id' | 'label' | 'hint'> {
  chosen: string | undefined;
  halfDays: readonly string[];
}

const Half = ({ chosen, halfDays, ...field }: HalfProps) => (
  <SelectField {...field} autoComplete="off" defaultValue={chosen}>
    <option value="">Tanto faz</option>
    {halfDays.map((half) => (
      <option key={half}>{half}</option>
    ))}
  </SelectField>
);

/** Up to two half days in which somebody would rather talk: a request, which stands in the message. */
export const TimeFields = ({ halfDays, answers }: Props) => {
  const times = timesOf(answers);
  const save = () => {
    const now = new Date();
    saveFile(
      'pedido-de-horario.ics',
      'text/calendar',
      requestFile(times, todayInBrasilia(now), now.toISOString()),
    );
  };
  return (
    <>
      <div className={styles.optional}>
        <Half
          id={fieldIds.time}
          label="Melhor horário para conversar (se quiser)"
          hint="É um pedido: só vale depois que responderem."
          chosen={answers.time}
          halfDays={halfDays}
        />
      </div>
      {times.length > 0 && (
        <div className={styles.optional}>
          <Half
            id={fieldIds.otherTime}
            label="Ou então (se quiser)"
            chosen={answers.otherTime}
            halfDays={halfDays.filter((half) => half !== answers.time)}
          />
          <QuietButton onClick={save}>Guardar no calendário, como pedido</QuietButton>
        </div>
      )}
    </>
  );
};
