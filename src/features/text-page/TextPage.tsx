import type { ReactNode } from 'react';
import { LetterDrawing } from '#components/drawings/LetterDrawing.tsx';
import { ContentError } from '#content/load/content-error.ts';
import type { PlainText } from '#content/load/page.ts';
import type { Practice } from '#content/schema/practice.ts';
import type { IsoDate } from '#law/date.ts';
import { generalMessage } from '#site/chat.ts';
import { ContactStrip } from '#site/contact/ContactStrip.tsx';
import { crumbsOfPage } from '#site/crumbs.ts';
import { ArticleHead } from '../article/ArticleHead.tsx';
import { ArticleLayout } from '../article/ArticleLayout.tsx';
import { ArticleSection } from '../article/ArticleSection.tsx';
import { Byline } from '../article/Byline.tsx';
import { ArticleHelps } from '../article/helps/ArticleHelps.tsx';
import { InShort } from '../article/InShort.tsx';
import { Sources } from '../article/Sources.tsx';

interface Props {
  page: PlainText;
  practice: Practice;
  /** The day of the build, to judge how fresh the text is. */
  date: IsoDate;
  /** What is drawn from data after the text of a section, by the section's id. */
  parts?: Readonly<Record<string, ReactNode>>;
  /** The id of the section after whose text the children stand. */
  childrenAt?: string;
  /** A part that the visitor can use, an island. */
  children?: ReactNode;
}

/** A part drawn from data needs its section: without it, the part would be lost in silence. */
function checkParts({ file, sections }: PlainText, ids: readonly string[]): void {
  const lost = ids.filter((id) => !sections.some((section) => section.id === id));
  if (lost.length === 0) return;
  throw new ContentError(
    file,
    lost.map((id) => `falta a parte “## …” com o endereço #${id}. Devolva o título que ela tinha.`),
  );
}

/** "content/pages/privacidade.md" is written at "/privacidade". */
const pathOf = ({ file }: PlainText): string => file.replace(/^content\/pages(.+)\.md$/, '$1');

/** A plain page of text: privacy, accessibility, scams, glossary, sources. */
export const TextPage = ({
  page,
  practice,
  date,
  parts: drawn = {},
  childrenAt,
  children,
}: Props) => {
  const parts = childrenAt ? { ...drawn, [childrenAt]: children } : drawn;
  checkParts(page, Object.keys(parts));
  return (
    <>
      <ArticleHead
        crumbs={crumbsOfPage(page.title)}
        title={page.title}
        lead={page.lead}
        byline={<Byline practice={practice} date={date} verifiedOn={page.verifiedOn} />}
        helps={<ArticleHelps practice={practice} path={pathOf(page)} about={page.seo.title} />}
        drawing={<LetterDrawing />}
      >
        <InShort lines={page.inShort} />
      </ArticleHead>
      <ArticleLayout
        sources={<Sources {...page} />}
        entries={[...page.sections, { id: 'fontes', title: 'Fontes' }]}
        contact={
          <ContactStrip
            practice={practice}
            title="Falar com o escritório"
            invite={page.invite}
            label="Conversar pelo WhatsApp"
            message={generalMessage(practice)}
          />
        }
      >
        {page.sections.map((section) => (
          <ArticleSection key={section.id} section={section}>
            {parts[section.id]}
          </ArticleSection>
        ))}
      </ArticleLayout>
    </>
  );
};
