import type { GlossaryTerm } from '#texts/load/glossary.ts';
import { capitalised } from '#words/phrases.ts';
import { type PageProps, TextPage } from '../text-page/TextPage.tsx';
import styles from './glossary-list.module.css';
import { LetterGroups, LetterLinks } from './LetterGroups.tsx';

interface Props extends PageProps {
  terms: readonly GlossaryTerm[];
  titleOf: (path: string) => string;
}

/** Every word of the glossary with its meaning, by its first letter. */
const GlossaryList = ({ terms, titleOf }: Pick<Props, 'terms' | 'titleOf'>) => (
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

/** The hard words, from A to Z, with the law each rests on among the sources. */
export const GlossaryPage = ({ page, terms, titleOf, ...site }: Props) => (
  <TextPage
    page={{
      ...page,
      citations: [...new Set([...page.citations, ...terms.flatMap(({ base }) => base)])],
    }}
    {...site}
    letters={<LetterLinks entries={terms} />}
    open={['palavras-de-a-a-z', 'como-usar-nas-outras-paginas']}
    parts={{ 'palavras-de-a-a-z': <GlossaryList terms={terms} titleOf={titleOf} /> }}
  />
);
