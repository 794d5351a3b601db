import type { IsoDate } from '#law/date.ts';
import type { PlainText } from '#texts/load/page.ts';
import { titleFinder } from '#texts/load/page-lists.ts';
import type { PublishedPage } from '#texts/load/published-pages.ts';
import type { LawChanges } from '#texts/schema/law-changes.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { TextPage } from '../text-page/TextPage.tsx';
import { ChangeList } from './ChangeList.tsx';

interface Props {
  page: PlainText;
  pages: readonly PublishedPage[];
  changes: LawChanges['changes'];
  practice: Practice;
  /** The day of the build, to judge how fresh the text is. */
  date: IsoDate;
}

/** Every change of the law that changed a text, the newest first. */
export const ChangesPage = ({ page, pages, changes, ...site }: Props) => (
  <TextPage
    page={{ ...page, citations: [...new Set(changes.flatMap(({ base }) => base))] }}
    {...site}
    parts={{
      'da-mais-nova-para-a-mais-antiga': (
        <ChangeList notes={changes} titleOf={titleFinder(pages)} none="Nenhuma mudança anotada." />
      ),
    }}
  />
);
