import type { GlossaryTerm } from '#texts/load/glossary.ts';
import { type PageProps, TextPage } from '../text-page/TextPage.tsx';
import { GlossaryList } from './GlossaryList.tsx';
import { LetterLinks } from './LetterGroups.tsx';

interface Props extends PageProps {
  terms: readonly GlossaryTerm[];
  titleOf: (path: string) => string;
}

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
