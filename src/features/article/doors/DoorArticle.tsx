import type { ReactNode } from 'react';
import { Markdown } from '#components/markdown/Markdown.tsx';
import type { IsoDate } from '#law/date.ts';
import type { Crumb } from '#site/Breadcrumb.tsx';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import { EndOfFirstScreen } from '#site/EndOfFirstScreen.tsx';
import type { PageText } from '#texts/load/page-text.ts';
import type { LinkedTool } from '#texts/load/tools.ts';
import type { Door } from '#texts/schema/doors.ts';
import type { DrawingName } from '#texts/schema/drawing.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { ArticleEnd } from '../ArticleEnd.tsx';
import { ArticleHead } from '../ArticleHead.tsx';
import { ArticleLayout } from '../ArticleLayout.tsx';
import { CheckListSection } from '../CheckListSection.tsx';
import { Contents, type ContentsEntry } from '../Contents.tsx';
import { ArticleHelps } from '../helps/ArticleHelps.tsx';
import { InReview } from '../InReview.tsx';
import { InShort } from '../InShort.tsx';
import { Questions } from '../Questions.tsx';
import { behindDoors, type FilledDoor } from './behind-doors.ts';
import { DoorJumps } from './DoorJumps.tsx';
import { Doors, type DrawSection } from './Doors.tsx';
import { ToolDoor, ToolDoors } from './ToolDoors.tsx';

/** Sections that are papers to gather, to be printed alone. */
const printedLists: readonly string[] = ['Documentos', 'Lista para imprimir'];

/** What the index lists of each door: its question, and below it the sections, where they are several. */
const doorContents = (doors: readonly FilledDoor[]): ContentsEntry[] =>
  doors.flatMap(({ id, question, sections }): ContentsEntry[] => [
    { id, title: question },
    ...(sections.length > 1 ? sections.map((part) => ({ ...part, isPart: true })) : []),
  ]);

interface Props {
  text: PageText & { chat: { invite: string; label: string; message: string } };
  path: string;
  crumbs: readonly Crumb[];
  drawing: DrawingName;
  tileClass?: string;
  doors: readonly Door[];
  /** Elsewhere a door stands in the first screen, or the questions are too long for it. */
  hasJumps: boolean;
  /** What is drawn after the text of a section, by its title. */
  afterText?: Readonly<Record<string, ReactNode>>;
  /** The first of them stands in the head. */
  tools: readonly LinkedTool[];
  /** Above the way to a person. */
  chatTitle: string;
  /** Said before who checked the text. */
  foot?: ReactNode;
  practice: Practice;
  date: IsoDate;
  children?: ReactNode;
}

/** A long text behind its questions: in short, its tools, its doors, its sources, the way to a person. */
export const DoorArticle = (props: Props) => {
  const { text, path, tileClass, practice, afterText = {} } = props;
  const [firstTool, ...otherTools] = props.tools;
  const doors = behindDoors(props.doors, text.sections);
  const draw: DrawSection = (section, level) => {
    if (section.title === 'Dúvidas comuns') return <Questions tree={section.body} />;
    if (printedLists.includes(section.title))
      return (
        <CheckListSection
          section={section}
          pageTitle={text.title}
          path={path}
          practice={practice}
        />
      );
    return (
      <>
        <Markdown tree={section.body} level={level} />
        {afterText[section.title]}
      </>
    );
  };
  return (
    <>
      <ArticleHead
        crumbs={props.crumbs}
        title={text.title}
        lead={text.lead}
        byline={<InReview date={props.date} verifiedOn={text.verifiedOn} />}
        jumps={props.hasJumps && <DoorJumps doors={doors} />}
        door={firstTool && <ToolDoor {...firstTool} />}
        drawing={<NamedDrawing name={props.drawing} />}
        tileClass={tileClass}
      >
        <InShort lines={text.inShort}>
          {firstTool && <EndOfFirstScreen />}
          <ArticleHelps practice={practice} path={path} about={text.seo.title} />
        </InShort>
      </ArticleHead>
      <ArticleLayout
        contents={
          <Contents entries={[...doorContents(doors), { id: 'fontes', title: 'Fontes' }]} />
        }
        tileClass={tileClass}
      >
        <ToolDoors tools={otherTools} />
        <Doors doors={doors} draw={draw} afterFirst={!firstTool && <EndOfFirstScreen />} />
        <ArticleEnd text={text} practice={practice} title={props.chatTitle} chat={text.chat}>
          {props.foot}
        </ArticleEnd>
        {props.children}
      </ArticleLayout>
    </>
  );
};
