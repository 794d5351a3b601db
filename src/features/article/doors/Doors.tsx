import { Fragment, type ReactNode } from 'react';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import type { Section } from '#texts/markdown/parse.ts';
import styles from '../article.module.css';
import type { FilledDoor } from './behind-doors.ts';
import { Door } from './Door.tsx';

/** Draws the text of a section. @param level of the headings in it */
export type DrawSection = (section: Section, level: 3 | 4) => ReactNode;

interface Props {
  doors: readonly FilledDoor[];
  draw: DrawSection;
  /** They arrive closed. */
  areClosed?: boolean;
  /** Ends the first screen after the first of them; else it ends above. */
  afterFirst?: ReactNode;
}

interface OneDoorProps extends Pick<Props, 'draw' | 'areClosed'> {
  door: FilledDoor;
  isFar: boolean;
}

/** The title of a single section, where the question does not say it already. */
const titleBeside = (question: string, { title }: Section) =>
  question.startsWith(title) ? undefined : title;

/** The questions of a page, each with a picture and its sections. One section needs no second title. */
export const Doors = ({ doors, afterFirst, ...how }: Props) =>
  doors.map((door, index) => (
    <Fragment key={door.id}>
      <OneDoor door={door} isFar={index > 0 || !afterFirst} {...how} />
      {index === 0 && afterFirst}
    </Fragment>
  ));

const OneDoor = ({
  door: { id, question, drawing, sections },
  isFar,
  draw,
  areClosed = false,
}: OneDoorProps) => {
  const [first, ...others] = sections;
  const props = {
    id,
    question,
    drawing: <NamedDrawing name={drawing} isFar={isFar} />,
    isClosed: areClosed,
  };
  if (!first) return null;
  if (others.length === 0)
    return (
      <Door {...props} about={titleBeside(question, first)}>
        <div className={styles.flow}>{draw(first, 3)}</div>
      </Door>
    );
  return (
    <Door {...props} about={sections.map(({ title }) => title).join(' · ')}>
      {sections.map((section) => (
        <section key={section.id} className={`${styles.part} ${styles.flow}`}>
          <h3 id={section.id}>{section.title}</h3>
          {draw(section, 4)}
        </section>
      ))}
    </Door>
  );
};
