import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { Question } from '#components/disclosure/Question.tsx';
import { List } from '#components/lists/List.tsx';
import type { Letter } from '#texts/load/letters.ts';
import { letterPath } from '#texts/paths.ts';
import { type LetterBenefit, letterBenefits } from '#texts/schema/letter.ts';
import styles from './letter.module.css';

/** The sentences by what was asked for: every reason, without a script. */
export const LettersByBenefit = ({
  letters,
}: {
  letters: readonly Pick<Letter, 'slug' | 'title' | 'benefits'>[];
}) => (
  <>
    {(Object.entries(letterBenefits) as [LetterBenefit, string][]).map(([benefit, name]) => {
      const own = letters.filter(({ benefits }) => benefits.includes(benefit));
      return (
        own.length > 0 && (
          <Question key={benefit} title={name}>
            <List className={styles.list}>
              {own.map(({ slug, title }) => (
                <li key={slug}>
                  <ReadLink href={letterPath(slug)}>{title}</ReadLink>
                </li>
              ))}
            </List>
          </Question>
        )
      );
    })}
  </>
);
