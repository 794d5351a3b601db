import type { RefObject } from 'react';
import { FieldGroup } from '#components/form/FieldGroup.tsx';
import fold from '#site/fold.module.css';
import { AnswerButton } from './AnswerButton.tsx';
import { frequencyOf } from './choices.ts';
import type { AnyQuestion } from './question.ts';
import styles from './questions.module.css';

interface Choice {
  value: string;
  label: string;
}

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

const AnswerButtons = ({
  name,
  choices,
  told,
  idOf,
}: {
  name: string;
  choices: readonly Choice[];
  told?: string | undefined;
  idOf: (value: string) => string | undefined;
}) => (
  <div className={styles.answers}>
    {choices.map((choice) => (
      <AnswerButton
        key={choice.value}
        id={idOf(choice.value)}
        name={name}
        {...choice}
        isTold={choice.value === told}
        className={styles.answer}
      />
    ))}
  </div>
);

/** One answer out of a few, each a button; where there are many, those of most people first. */
export const ChoiceButtons = ({ id, label, hint, error, heading, question, told }: Props) => {
  const { first, others } = frequencyOf(question);
  const openings = question.kind === 'choice' ? question.openings : undefined;
  const idOf = (value: string) =>
    openings ? openings[value] : value === first[0]?.value ? id : undefined;
  return (
    <FieldGroup
      id={id}
      isTarget={openings !== undefined}
      legend={label}
      hint={hint}
      error={error}
      heading={heading}
    >
      <AnswerButtons name={id} choices={first} told={told} idOf={idOf} />
      {others.length > 0 && (
        <details className={styles.others} open={others.some(({ value }) => value === told)}>
          <summary className={fold.fold}>Outras respostas</summary>
          <AnswerButtons name={id} choices={others} told={told} idOf={idOf} />
        </details>
      )}
    </FieldGroup>
  );
};
