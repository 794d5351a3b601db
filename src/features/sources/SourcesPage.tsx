import { titleFinder } from '#texts/load/page-lists.ts';
import type { PublishedPage } from '#texts/load/published-pages.ts';
import type { LawChanges } from '#texts/schema/law-changes.ts';
import { type PageProps, TextPage } from '../text-page/TextPage.tsx';
import { AllSources } from './AllSources.tsx';
import { ChangeList } from './ChangeList.tsx';
import { CheckedPages } from './CheckedPages.tsx';
import type { SourceGroup } from './sources-by-norm.ts';

interface Props extends PageProps {
  pages: readonly PublishedPage[];
  sources: readonly SourceGroup[];
  log: LawChanges;
}

/** As many as somebody reads who comes for something else; all of them have a page. */
const newest = 6;

/** What the site rests on, when that was checked, what changed and what was wrong. */
export const SourcesPage = ({ page, pages, sources, log, ...site }: Props) => {
  const titleOf = titleFinder(pages);
  const changes = log.changes.slice(0, newest);
  return (
    <TextPage
      page={{ ...page, citations: [...new Set(changes.flatMap(({ base }) => base))] }}
      {...site}
      parts={{
        'o-que-mudou-na-lei': (
          <ChangeList notes={changes} titleOf={titleOf} none="Nenhuma mudança anotada." />
        ),
        'quando-cada-pagina-foi-conferida': <CheckedPages pages={pages} />,
        'todas-as-fontes': <AllSources groups={sources} />,
        'achou-um-erro': (
          <ChangeList
            notes={log.corrections}
            titleOf={titleOf}
            none="Até agora, nenhuma correção anotada."
          />
        ),
      }}
    />
  );
};
