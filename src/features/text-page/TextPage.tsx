import { Fragment, type ReactNode } from 'react';
import { Markdown } from '#components/markdown/Markdown.tsx';
import type { IsoDate } from '#law/date.ts';
import { crumbsOfPage } from '#site/crumbs.ts';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import { EndOfFirstScreen } from '#site/EndOfFirstScreen.tsx';
import { ContentError } from '#texts/load/content-error.ts';
import type { PlainText } from '#texts/load/page.ts';
import { type PlainPage, plainPages, registryFile } from '#texts/registry.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { ArticleHead } from '../article/ArticleHead.tsx';
import { ArticleLayout } from '../article/ArticleLayout.tsx';
import { ArticleSection } from '../article/ArticleSection.tsx';
import { Contents } from '../article/Contents.tsx';
import { SectionDoor } from '../article/doors/SectionDoor.tsx';
import { HeadSheet } from '../article/HeadSheet.tsx';
import { ArticleHelps } from '../article/helps/ArticleHelps.tsx';
import { InReview } from '../article/InReview.tsx';
import { InShort } from '../article/InShort.tsx';
import { PlainEnd } from '../article/PlainEnd.tsx';
import { sourcesEntry } from '../article/SourcesDoor.tsx';

/** What every page of text is given. */
export interface PageProps {
  page: PlainText;
  practice: Practice;
  /** The day of the build, to judge how fresh the text is. */
  date: IsoDate;
}

interface Props extends PageProps {
  /** Its address, where the text is that of another page. */
  path?: string | undefined;
  /** What is drawn from data after the text of a section, by the section's id; null: nothing, and no section. */
  parts?: Readonly<Record<string, ReactNode>>;
  /** The id of the section that one comes for: it stands before the summary. */
  first?: string;
  /** The ids of the sections that stand open on every screen. */
  open?: readonly string[];
  /** In the index, the letters of a list. */
  letters?: ReactNode;
  /** A list to look through over the whole width, not a text to read: without the index beside it. */
  isCatalogue?: boolean;
  /** Its first part leads to a field that works with scripts alone. */
  isSearch?: boolean;
}

/** A part drawn from data needs its section: without it, the part would be lost in silence. */
export function checkParts({ file, sections }: PlainText, ids: readonly string[]): void {
  const lost = ids.filter((id) => !sections.some((section) => section.id === id));
  if (lost.length === 0) return;
  throw new ContentError(
    file,
    lost.map((id) => `falta a parte “## …” com o endereço #${id}. Devolva o título que ela tinha.`),
  );
}

/** "content/pages/privacidade.md" is described in the registry by its name. */
function registered({ file }: PlainText): PlainPage {
  const name = file.replace(/^content\/pages\/(.+)\.md$/, '$1');
  const found = plainPages.find((page) => page.name === name);
  if (!found) throw new ContentError(file, [`falta a linha desta página em ${registryFile}.`]);
  return found;
}

/** A plain page of text: privacy, accessibility, scams, glossary, sources. What it is not for stands behind doors. */
export const TextPage = ({
  page,
  path,
  practice,
  date,
  parts = {},
  first,
  open = [],
  letters,
  isCatalogue = false,
  isSearch = false,
}: Props) => {
  checkParts(page, [...Object.keys(parts), ...(first ? [first] : []), ...open]);
  const sections = page.sections.filter(({ id }) => parts[id] !== null);
  const below = sections.filter(({ id }) => id !== first);
  const { preview, path: own } = registered(page);
  return (
    <>
      <ArticleHead
        crumbs={crumbsOfPage(page.title)}
        title={page.title}
        lead={page.lead}
        byline={<InReview date={date} verifiedOn={page.verifiedOn} />}
        drawing={<NamedDrawing name={preview.drawing} />}
      >
        {sections
          .filter(({ id }) => id === first)
          .map(({ id, title, body }) => (
            <HeadSheet key={id} id={id} title={title} isOfField={isSearch}>
              <Markdown tree={body} />
              {parts[id]}
            </HeadSheet>
          ))}
        <InShort lines={page.inShort}>
          <ArticleHelps practice={practice} path={path ?? own} about={page.seo.title} />
        </InShort>
      </ArticleHead>
      <ArticleLayout
        contents={
          !isCatalogue && (
            <Contents entries={[...below, ...sourcesEntry(page.citations)]}>{letters}</Contents>
          )
        }
      >
        {below.map((section, index) => {
          const Part = open.includes(section.id) ? ArticleSection : SectionDoor;
          return (
            <Fragment key={section.id}>
              <Part section={section}>{parts[section.id]}</Part>
              {index === 0 && <EndOfFirstScreen />}
            </Fragment>
          );
        })}
        <PlainEnd page={page} practice={practice} />
      </ArticleLayout>
    </>
  );
};
