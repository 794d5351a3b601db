import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { Markdown } from '#components/markdown/Markdown.tsx';
import type { Benefit } from '#content/load/benefits.ts';
import type { LinkedTool } from '#content/load/tools.ts';
import { benefitPath } from '#content/paths.ts';
import { doorsOf } from '#content/schema/benefit.ts';
import type { Practice } from '#content/schema/practice.ts';
import type { IsoDate } from '#law/date.ts';
import { crumbsOfBenefit } from '#site/crumbs.ts';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
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
import { ArticleHelps } from '../article/helps/ArticleHelps.tsx';
import { InReview } from '../article/InReview.tsx';
import { InShort } from '../article/InShort.tsx';
import { Questions } from '../article/Questions.tsx';
import styles from './benefit-page.module.css';

interface Props {
  benefit: Benefit;
  /** The pages its front matter names as related. */
  related: readonly Pick<Benefit, 'slug' | 'title'>[];
  tools: readonly LinkedTool[];
  practice: Practice;
  /** The day of the build, to judge how fresh the text is. */
  date: IsoDate;
}

/** A benefit page: the same doors for all, so that a reader of one knows all. */
export const BenefitPage = ({ benefit, related, tools, practice, date }: Props) => {
  const { title, verifiedOn } = benefit;
  const path = benefitPath(benefit.slug);
  const tileClass = `tile-${benefit.tile}`;
  const [firstTool, ...otherTools] = tools;
  const doors = behindDoors(doorsOf[benefit.group], benefit.sections);
  // Elsewhere a door stands in the first screen, or the questions are too long for it.
  const hasJumps = firstTool && benefit.group === 'beneficio';
  const draw: DrawSection = (section, level) => {
    switch (section.title) {
      case 'Dúvidas comuns':
        return <Questions tree={section.body} />;
      case 'Documentos':
        return (
          <CheckListSection section={section} pageTitle={title} path={path} practice={practice} />
        );
      default:
        return <Markdown tree={section.body} level={level} />;
    }
  };
  return (
    <>
      <ArticleHead
        crumbs={crumbsOfBenefit(title)}
        title={title}
        lead={benefit.lead}
        byline={<InReview date={date} verifiedOn={verifiedOn} />}
        jumps={hasJumps && <DoorJumps doors={doors} />}
        door={firstTool && <ToolDoor {...firstTool} />}
        drawing={<NamedDrawing name={benefit.drawing} />}
        tileClass={tileClass}
      >
        <InShort lines={benefit.inShort}>
          <ArticleHelps practice={practice} path={path} about={benefit.seo.title} />
        </InShort>
      </ArticleHead>
      <ArticleLayout
        contents={
          <Contents entries={[...doorContents(doors), { id: 'fontes', title: 'Fontes' }]} />
        }
        tileClass={tileClass}
      >
        <ToolDoors tools={otherTools} />
        <Doors doors={doors} draw={draw} />
        <ArticleEnd
          text={benefit}
          practice={practice}
          title="Conversar sobre o seu caso"
          chat={benefit.chat}
        >
          {benefit.officialName && <p>Nome oficial: {benefit.officialName}.</p>}
        </ArticleEnd>
        {related.length > 0 && (
          <nav className={styles.related} aria-labelledby="veja-tambem">
            <h2 id="veja-tambem">Veja também</h2>
            <ul>
              {related.map(({ slug, title: other }) => (
                <li key={slug}>
                  <ReadLink href={benefitPath(slug)}>{other}</ReadLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </ArticleLayout>
    </>
  );
};
