import type { Root } from 'hast';
import type { ReactNode } from 'react';
import { List } from '#components/lists/List.tsx';
import { Markdown } from '#components/markdown/Markdown.tsx';
import styles from './in-short.module.css';

interface Props {
  lines: readonly Root[];
  /** Ways to hear the text or send it on. */
  children: ReactNode;
}

/** "Em resumo": the sheet that lies on the head, with what matters most. */
export const InShort = ({ lines, children }: Props) => (
  <section className={styles.brief} aria-labelledby="em-resumo">
    <h2 id="em-resumo">Em resumo</h2>
    <List>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, drawn once
        <li key={index}>
          <Markdown tree={line} />
        </li>
      ))}
    </List>
    {children}
  </section>
);
