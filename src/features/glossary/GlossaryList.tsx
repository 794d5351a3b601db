import type { GlossaryTerm } from '#content/load/glossary.ts';
import { capitalised } from '#words/phrases.ts';
import styles from './glossary-list.module.css';
import { Letters } from './Letters.tsx';

interface Props {
  terms: readonly GlossaryTerm[];
  /** What the page at an address is called. */
  titleOf: (path: string) => string;
}

/** Every word of the glossary with its meaning, and a row of letters to jump by. */
export const GlossaryList = ({ terms, titleOf }: Props) => (
  <>
    <Letters entries={terms} />
    <dl className={styles.list}>
      {terms.map(({ id, term, meaning, page }) => (
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
  </>
);
