import type { PageText } from '../../../content/load/page-text.ts';
import type { Practice } from '../../../content/schema/practice.ts';
import { LetterDrawing } from '../../components/drawings/LetterDrawing.tsx';
import { generalMessage } from '../../site/chat.ts';
import { ContactStrip } from '../../site/contact/ContactStrip.tsx';
import { ArticleHead } from '../article/ArticleHead.tsx';
import { ArticleLayout } from '../article/ArticleLayout.tsx';
import { ArticleSection } from '../article/ArticleSection.tsx';
import { Byline } from '../article/Byline.tsx';
import { InShort } from '../article/InShort.tsx';
import { Sources } from '../article/Sources.tsx';

interface Props {
  page: PageText;
  practice: Practice;
  /** What to tell or ask about this page. */
  invite: string;
}

/** A plain page of text: privacy, accessibility. */
export const TextPage = ({ page, practice, invite }: Props) => (
  <>
    <ArticleHead
      crumbs={[{ label: 'Início', href: '/' }, { label: page.title }]}
      title={page.title}
      lead={page.lead}
      byline={<Byline practice={practice} verifiedOn={page.verifiedOn} />}
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
          invite={invite}
          label="Conversar pelo WhatsApp"
          message={generalMessage(practice)}
        />
      }
    >
      {page.sections.map((section) => (
        <ArticleSection key={section.id} section={section} />
      ))}
    </ArticleLayout>
  </>
);
