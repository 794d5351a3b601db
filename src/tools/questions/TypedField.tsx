import type { RefObject } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { DateField } from '#components/form/DateField.tsx';
import { TextField } from '#components/form/Field.tsx';
import { NumbersField } from '#components/form/NumbersField.tsx';
import { AnswerButton } from './AnswerButton.tsx';
import type { AnyAt } from './question.ts';
import styles from './questions.module.css';
import { readyAnswers, readyName, type Written } from './ready.ts';
import type { Typed } from './typed.ts';

interface Props {
  question: Written;
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
}

const Controls = ({ question, ...field }: Props) => {
  const { id, hint } = field;
  switch (question.kind) {
    case 'date':
      return (
        <DateField {...field} autoComplete={question.autoComplete} isMonth={question.isMonth} />
      );
    case 'duration':
      return (
        <NumbersField
          {...field}
          hint={`${hint} Os dias são opcionais.`}
          parts={[
            { name: `${id}-anos`, label: 'Anos', digits: 'two' },
            { name: `${id}-meses`, label: 'Meses', digits: 'two' },
            { name: `${id}-dias`, label: 'Dias', digits: 'two' },
          ]}
        />
      );
    case 'months':
      return (
        <NumbersField {...field} parts={[{ name: id, label: question.part, digits: 'four' }]} />
      );
    case 'money':
      return <TextField {...field} name={id} inputMode="decimal" autoComplete="off" />;
  }
};

/** An answer in writing, and beside it those that need none. */
export const TypedField = ({
  at,
  typed,
  submitLabel,
  ...field
}: Props & { at: AnyAt; typed: Typed; submitLabel: string }) => (
  <>
    <Controls {...field} />
    <p className={styles.onward}>
      <ActButton type="submit">{submitLabel}</ActButton>
      {readyAnswers(field.question, field.id, at).map((answer) => (
        <AnswerButton
          key={answer.label}
          {...answer}
          name={readyName(answer.name)}
          isTold={typed.some(([name, text]) => name === answer.name && text === answer.value)}
          className={styles.ready}
        />
      ))}
    </p>
  </>
);
