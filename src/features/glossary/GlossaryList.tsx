import type { GlossaryTerm } from '#texts/load/glossary.ts';
import { capitalised } from '#words/phrases.ts';
import styles from './glossary-list.module.css';
import { LetterGroups } from './LetterGroups.tsx';

interface Props {
  terms: readonly GlossaryTerm[];
  titleOf: (path: string) => string;
}

/** Every word of the glossary with its meaning, by its first letter. */
export const GlossaryList = ({ terms, titleOf }: Props) => (
  <LetterGroups
    entries={terms}
    draw={(own) => (
      <dl className={styles.list}>
        {own.map(({ id, term, meaning, page }) => (
          <div key={id}>
            <dt id={id}>{term}</dt>
            <dd>
              {capitalised(meaning)}
              {page && (
                <>
                  {' '}
                  Veja em <a href={page}>{titleOf(page)}</a>.
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    )}
  />
);
