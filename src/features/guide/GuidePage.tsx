import { Callout } from '#components/callout/Callout.tsx';
import { LetterDrawing } from '#components/drawings/LetterDrawing.tsx';
import type { Guide } from '#content/load/guide.ts';
import type { Tool } from '#content/load/tools.ts';
import { deniedGuidePath } from '#content/paths.ts';
import type { Practice } from '#content/schema/practice.ts';
import type { IsoDate } from '#law/date.ts';
import { ContactStrip } from '#site/contact/ContactStrip.tsx';
import { crumbsOfPage } from '#site/crumbs.ts';
import { ArticleHead } from '../article/ArticleHead.tsx';
import { ArticleLayout } from '../article/ArticleLayout.tsx';
import { ArticleSection } from '../article/ArticleSection.tsx';
import { Byline } from '../article/Byline.tsx';
import { CheckListSection } from '../article/CheckListSection.tsx';
import { ArticleHelps } from '../article/helps/ArticleHelps.tsx';
import { InShort } from '../article/InShort.tsx';
import { Questions } from '../article/Questions.tsx';
import { SectionFrame } from '../article/SectionFrame.tsx';
import { Sources } from '../article/Sources.tsx';
import { DenialReasons } from './DenialReasons.tsx';

interface Props {
  guide: Guide;
  tools: readonly Pick<Tool, 'slug' | 'title'>[];
  practice: Practice;
  /** The day of the build, to judge how fresh the text is. */
  date: IsoDate;
}

/** The guide for denied applications. */
export const GuidePage = ({ guide, tools, practice, date }: Props) => (
  <>
    <ArticleHead
      crumbs={crumbsOfPage(guide.breadcrumb)}
      title={guide.title}
      lead={guide.lead}
      byline={<Byline practice={practice} date={date} verifiedOn={guide.verifiedOn} />}
      helps={<ArticleHelps practice={practice} path={deniedGuidePath} about={guide.seo.title} />}
      drawing={<LetterDrawing />}
    >
      <InShort lines={guide.inShort} tools={tools} />
    </ArticleHead>
    <ArticleLayout
      sources={<Sources {...guide} />}
      entries={[...guide.sections, { id: 'fontes', title: 'Fontes' }]}
      contact={
        <ContactStrip
          practice={practice}
          title="Enviar a carta para análise"
          invite={guide.chat.invite}
          label={guide.chat.label}
          message={guide.chat.message}
        />
      }
    >
      {guide.sections.map((section) => {
        switch (section.title) {
          case 'Motivos':
            return (
              <ArticleSection key={section.id} section={section}>
                <DenialReasons reasons={guide.reasons} />
              </ArticleSection>
            );
          case 'Lista para imprimir':
            return (
              <CheckListSection
                key={section.id}
                section={section}
                pageTitle={guide.title}
                path={deniedGuidePath}
                practice={practice}
              />
            );
          case 'Dúvidas comuns':
            return (
              <SectionFrame key={section.id} id={section.id} title={section.title}>
                <Questions tree={section.body} />
              </SectionFrame>
            );
          default:
            return <ArticleSection key={section.id} section={section} />;
        }
      })}
      <SectionFrame id="aviso-de-etica" title="Aviso de ética">
        <Callout kind="calm">
          <p>{guide.ethics}</p>
        </Callout>
      </SectionFrame>
    </ArticleLayout>
  </>
);
