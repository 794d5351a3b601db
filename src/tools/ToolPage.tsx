import type { ReactNode } from 'react';
import { LoadFailure } from '#components/failure/LoadFailure.tsx';
import { Markdown } from '#components/markdown/Markdown.tsx';
import { Byline } from '#features/article/Byline.tsx';
import { behindDoors } from '#features/article/doors/behind-doors.ts';
import { Doors } from '#features/article/doors/Doors.tsx';
import { SourcesDoor } from '#features/article/SourcesDoor.tsx';
import type { IsoDate } from '#law/date.ts';
import { ScamWarning } from '#site/contact/ScamWarning.tsx';
import { crumbsOfTool } from '#site/crumbs.ts';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import { EndOfFirstScreen } from '#site/EndOfFirstScreen.tsx';
import type { Tool } from '#texts/load/tools.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { toolDoors } from '#texts/schema/tool-link.ts';
import { ToolHead } from './ToolHead.tsx';
import styles from './tool-page.module.css';

interface Props {
  tool: Tool;
  practice: Practice;
  /** The day of the build, to judge how fresh the text is. */
  date: IsoDate;
  /** The tool itself, an island. */
  children?: ReactNode;
}

/** What stands before the doors: how to get what must be at hand for the tool. */
const sectionsAtHand = ({ sections }: Tool) =>
  sections.slice(
    0,
    sections.findIndex(({ title }) => title === toolDoors[0]?.sections[0]),
  );

/** A tool, and the rule it applies in words, which stands on its own without any script. */
export const ToolPage = ({ tool, practice, date, children }: Props) => (
  <>
    <ToolHead
      crumbs={crumbsOfTool(tool.breadcrumb)}
      title={tool.title}
      drawing={<NamedDrawing name={tool.drawing} />}
    />
    <div className={`wrap ${styles.page}`}>
      <noscript>
        <p className={styles.noscript}>
          A conta automática precisa de JavaScript. <a href="#a-regra">A regra e o exemplo</a>{' '}
          ensinam a fazer no papel.
        </p>
      </noscript>
      {tool.opening && <p className={styles.opening}>{tool.opening}</p>}
      <div className={styles.tool} data-print-target>
        {children}
        <LoadFailure>
          Se não adiantar, <a href="#a-regra">faça a conta no papel</a>.
        </LoadFailure>
      </div>
      {sectionsAtHand(tool).map(({ id, title, body }) => (
        <section key={id} className={styles.atHand} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <Markdown tree={body} />
        </section>
      ))}
      <div className={styles.text}>
        <p className={styles.lead}>{tool.lead}</p>
        <Byline date={date} text={tool} kind={practice.kind} />
        <EndOfFirstScreen />
        <Doors
          areClosed
          doors={behindDoors(toolDoors, tool.sections)}
          draw={({ body }, level) => <Markdown tree={body} level={level} />}
        />
        <SourcesDoor {...tool} isAlone />
      </div>
      <ScamWarning practice={practice} />
    </div>
  </>
);
