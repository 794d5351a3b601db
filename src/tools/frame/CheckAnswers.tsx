import type { RefObject } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { QuietButton } from '#components/buttons/QuietButton.tsx';
import type { CheckedAnswer } from '../questions/recount.ts';
import styles from './tool.module.css';

/** The answers as a list of label and value: for checking, and above the result. */
export const AnswerList = ({
  answers,
  onChange,
}: {
  answers: readonly CheckedAnswer[];
  onChange?: (fieldId: string) => void;
}) => (
  <dl className={styles.answers}>
    {answers.map(({ question, answer, fieldId }) => (
      <div key={`${fieldId}-${question}`}>
        <dt>{question}</dt>
        <dd>{answer}</dd>
        {onChange && (
          <dd className={styles.change} data-not-printed>
            <QuietButton onClick={() => onChange(fieldId)}>
              Mudar<span className="visually-hidden">: {question}</span>
            </QuietButton>
          </dd>
        )}
      </div>
    ))}
  </dl>
);

/** "Confira as respostas": before any result that rests on more than three questions. */
export const CheckAnswers = ({
  answers,
  heading,
  onChange,
  onConfirm,
}: {
  answers: readonly CheckedAnswer[];
  heading: RefObject<HTMLHeadingElement | null>;
  onChange: (fieldId?: string) => void;
  onConfirm: () => void;
}) => (
  <section className={styles.questions}>
    <h2 ref={heading} tabIndex={-1}>
      Confira as respostas
    </h2>
    <AnswerList answers={answers} onChange={onChange} />
    <p className={styles.buttons}>
      <ActButton onClick={onConfirm}>Está certo, ver o resultado</ActButton>
    </p>
  </section>
);
