import { Question } from '#components/disclosure/Question.tsx';
import { titleFinder } from '#texts/load/page-lists.ts';
import type { PublishedPage } from '#texts/load/published-pages.ts';
import { changesOfYearPath, changesPath } from '#texts/paths.ts';
import type { LawChanges } from '#texts/schema/law-changes.ts';
import { type PageProps, TextPage } from '../text-page/TextPage.tsx';
import { ChangeList } from './ChangeList.tsx';

interface Props extends PageProps {
  pages: readonly PublishedPage[];
  changes: LawChanges['changes'];
  /** The years before the newest, the latest first. */
  years: readonly string[];
  /** The year that the page tells; the newest without one. */
  year?: string;
}

const OtherYears = ({ years }: { years: readonly (string | undefined)[] }) => (
  <p>
    Outros anos:
    {years.map((year, place) => (
      <span key={year ?? changesPath}>
        {place > 0 && ','}{' '}
        <a href={year ? changesOfYearPath(year) : changesPath}>{year ?? 'o mais novo'}</a>
      </span>
    ))}
    .
  </p>
);

/** As many as stand open. */
const newest = 3;

/** The changes of the law that changed a text in a year, the newest first. */
export function ChangesPage({ page, pages, changes, years, year, ...site }: Props) {
  const own = changes.filter(({ date }) =>
    year ? date.startsWith(year) : !years.includes(date.slice(0, 4)),
  );
  const titleOf = titleFinder(pages);
  const others = [undefined, ...years].filter((other) => other !== year);
  return (
    <TextPage
      page={{ ...page, citations: [...new Set(own.flatMap(({ base }) => base))] }}
      path={year && changesOfYearPath(year)}
      {...site}
      open={['da-mais-nova-para-a-mais-antiga']}
      parts={{
        'da-mais-nova-para-a-mais-antiga': (
          <>
            <ChangeList
              notes={own.slice(0, newest)}
              titleOf={titleOf}
              none="Nenhuma mudança anotada."
            />
            {own.length > newest && (
              <Question title={`Mudanças anteriores (${own.length - newest})`}>
                <ChangeList notes={own.slice(newest)} titleOf={titleOf} none="" />
              </Question>
            )}
            {others.length > 0 && <OtherYears years={others} />}
          </>
        ),
      }}
    />
  );
}
