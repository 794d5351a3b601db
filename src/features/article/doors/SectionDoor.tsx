import type { ReactNode } from 'react';
import { Markdown } from '#components/markdown/Markdown.tsx';
import type { Section } from '#texts/markdown/parse.ts';
import styles from '../article.module.css';
import { Door } from './Door.tsx';

interface Props {
  section: Section;
  /** Drawn after the text. */
  children?: ReactNode;
}

/** A part of a page behind its own title. */
export const SectionDoor = ({ section: { id, title, body }, children }: Props) => (
  <Door id={id} question={title}>
    <div className={styles.flow}>
      <Markdown tree={body} />
      {children}
    </div>
  </Door>
);
