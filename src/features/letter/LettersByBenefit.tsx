import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { Question } from '#components/disclosure/Question.tsx';
import { List } from '#components/lists/List.tsx';
import { letterPath } from '#texts/paths.ts';
import type { groupsOf } from './groups.ts';
import styles from './letter.module.css';

/** The sentences by what was asked for: every reason, without a script. */
export const LettersByBenefit = ({ groups }: { groups: ReturnType<typeof groupsOf> }) => (
  <div>
    {groups.map(({ benefit, name, letters }) => (
      <Question key={benefit} title={name}>
        <List className={styles.list}>
          {letters.map(({ slug, title }) => (
            <li key={slug}>
              <ReadLink href={letterPath(slug)}>{title}</ReadLink>
            </li>
          ))}
        </List>
      </Question>
    ))}
  </div>
);
