import { Question } from '#components/disclosure/Question.tsx';
import type { groupsOf } from './groups.ts';
import { LetterLinks } from './LetterLinks.tsx';
import styles from './letter.module.css';

/** The sentences by what was asked for: every reason, without a script. */
export const LettersByBenefit = ({ groups }: { groups: ReturnType<typeof groupsOf> }) => (
  <div>
    {groups.map(({ benefit, name, letters }) => (
      <Question key={benefit} title={name}>
        <LetterLinks className={styles.list} letters={letters} />
      </Question>
    ))}
  </div>
);
