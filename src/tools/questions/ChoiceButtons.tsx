import type { RefObject } from 'react';
import { FieldGroup } from '#components/form/FieldGroup.tsx';
import fold from '#site/fold.module.css';
import { AnswerButton } from './AnswerButton.tsx';
import { frequencyOf } from './choices.ts';
import type { AnyQuestion } from './question.ts';
import styles from './questions.module.css';

interface Props {
  /** Name of the buttons; id of the first, where none has one of its own. */
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  question: Extract<AnyQuestion, { kind: 'choice' | 'yesNo' }>;
  /** What was answered before. */
  told: string | undefined;
}

/** One answer out of a few, each a button; where there are many, those of most people first. */
export const ChoiceButtons = ({ id, label, hint, error, heading, question, told }: Props) => {
  const { first, others } = frequencyOf(question);
  const openings = question.kind === 'choice' ? question.openings : undefined;
  const idOf = (value: string) =>
    openings ? openings[value] : value === first[0]?.value ? id : undefined;
  const buttonOf = (choice: (typeof first)[number]) => (
    <AnswerButton
      key={choice.value}
      id={idOf(choice.value)}
      name={id}
      {...choice}
      isTold={choice.value === told}
      className={styles.answer}
    />
  );
  return (
    <FieldGroup
      id={id}
      isTarget={openings !== undefined}
      legend={label}
      hint={hint}
      error={error}
      heading={heading}
    >
      <div className={styles.answers}>{first.map(buttonOf)}</div>
      {others.length > 0 && (
        <details className={styles.others} open={others.some(({ value }) => value === told)}>
          <summary className={fold.fold}>Outras respostas</summary>
          <div className={styles.answers}>{others.map(buttonOf)}</div>
        </details>
      )}
    </FieldGroup>
  );
};
