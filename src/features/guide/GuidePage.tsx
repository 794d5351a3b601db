import { LetterDrawing } from '#components/drawings/LetterDrawing.tsx';
import { Markdown } from '#components/markdown/Markdown.tsx';
import type { Guide } from '#content/load/guide.ts';
import type { LinkedTool } from '#content/load/tools.ts';
import { deniedGuidePath } from '#content/paths.ts';
import { guideDoors } from '#content/schema/guide.ts';
import type { Practice } from '#content/schema/practice.ts';
import type { IsoDate } from '#law/date.ts';
import { BarRules } from '#site/BarRules.tsx';
import { crumbsOfPage } from '#site/crumbs.ts';
import { ArticleEnd } from '../article/ArticleEnd.tsx';
import { ArticleHead } from '../article/ArticleHead.tsx';
import { ArticleLayout } from '../article/ArticleLayout.tsx';
import { CheckListSection } from '../article/CheckListSection.tsx';
import { Contents } from '../article/Contents.tsx';
import { behindDoors } from '../article/doors/behind-doors.ts';
import { DoorJumps } from '../article/doors/DoorJumps.tsx';
import { Doors, type DrawSection } from '../article/doors/Doors.tsx';
import { doorContents } from '../article/doors/door-contents.ts';
import { ToolDoor, ToolDoors } from '../article/doors/ToolDoors.tsx';
import { Foot } from '../article/Foot.tsx';
import { ArticleHelps } from '../article/helps/ArticleHelps.tsx';
import { InReview } from '../article/InReview.tsx';
import { InShort } from '../article/InShort.tsx';
import { Questions } from '../article/Questions.tsx';
import { DenialReasons } from './DenialReasons.tsx';

interface Props {
  guide: Guide;
  tools: readonly LinkedTool[];
  practice: Practice;
  /** The day of the build, to judge how fresh the text is. */
  date: IsoDate;
}

/** The guide for denied applications. */
export const GuidePage = ({ guide, tools, practice, date }: Props) => {
  const { title, verifiedOn } = guide;
  const [firstTool, ...otherTools] = tools;
  const doors = behindDoors(guideDoors, guide.sections);
  const draw: DrawSection = (section, level) => {
    switch (section.title) {
      case 'Motivos':
        return (
          <>
            <Markdown tree={section.body} level={level} />
            <DenialReasons reasons={guide.reasons} />
          </>
        );
      case 'Lista para imprimir':
        return (
          <CheckListSection
            section={section}
            pageTitle={title}
            path={deniedGuidePath}
            practice={practice}
          />
        );
      case 'Dúvidas comuns':
        return <Questions tree={section.body} />;
      default:
        return <Markdown tree={section.body} level={level} />;
    }
  };
  return (
    <>
      <ArticleHead
        crumbs={crumbsOfPage(guide.breadcrumb)}
        title={title}
        lead={guide.lead}
        byline={<InReview date={date} verifiedOn={verifiedOn} />}
        jumps={<DoorJumps doors={doors} />}
        door={firstTool && <ToolDoor {...firstTool} />}
        drawing={<LetterDrawing />}
      >
        <InShort lines={guide.inShort}>
          <ArticleHelps practice={practice} path={deniedGuidePath} about={guide.seo.title} />
        </InShort>
      </ArticleHead>
      <ArticleLayout
        contents={
          <Contents entries={[...doorContents(doors), { id: 'fontes', title: 'Fontes' }]} />
        }
      >
        <ToolDoors tools={otherTools} />
        <Doors doors={doors} draw={draw} />
        <ArticleEnd
          text={guide}
          practice={practice}
          title="Enviar a carta para análise"
          chat={guide.chat}
        />
        <Foot>
          <h2 id="aviso-de-etica">Aviso de ética</h2>
          <p>
            {guide.ethics} <BarRules {...practice} />
          </p>
        </Foot>
      </ArticleLayout>
    </>
  );
};
