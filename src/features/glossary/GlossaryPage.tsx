import type { IsoDate } from '#law/date.ts';
import type { GlossaryTerm } from '#texts/load/glossary.ts';
import type { PlainText } from '#texts/load/page.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { TextPage } from '../text-page/TextPage.tsx';
import { GlossaryList } from './GlossaryList.tsx';
import { LetterLinks } from './LetterGroups.tsx';

interface Props {
  page: PlainText;
  terms: readonly GlossaryTerm[];
  titleOf: (path: string) => string;
  practice: Practice;
  date: IsoDate;
}

/** The hard words, from A to Z, with the law each rests on among the sources. */
export const GlossaryPage = ({ page, terms, titleOf, practice, date }: Props) => (
  <TextPage
    page={{
      ...page,
      citations: [...new Set([...page.citations, ...terms.flatMap(({ base }) => base)])],
    }}
    practice={practice}
    date={date}
    letters={<LetterLinks entries={terms} />}
    open={['palavras-de-a-a-z', 'como-usar-nas-outras-paginas']}
    parts={{ 'palavras-de-a-a-z': <GlossaryList terms={terms} titleOf={titleOf} /> }}
  />
);
