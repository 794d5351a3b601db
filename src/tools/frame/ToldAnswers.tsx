import { Question } from '#components/disclosure/Question.tsx';
import type { CheckedAnswer } from '../questions/recount.ts';
import { AnswerList } from './CheckAnswers.tsx';
import styles from './tool.module.css';

/** All that was told, folded on screen; on paper in running lines, so that the sheet stands alone. */
export const ToldAnswers = ({
  answers,
  onChange,
}: {
  answers: readonly CheckedAnswer[];
  onChange: (fieldId: string) => void;
}) => (
  <div className={styles.told}>
    <Question title="Tudo o que você informou">
      <AnswerList answers={answers} onChange={onChange} />
    </Question>
  </div>
);
