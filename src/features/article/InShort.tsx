import type { Root } from 'hast';
import { ButtonRow, ReadButton } from '#components/buttons/ReadButton.tsx';
import { List } from '#components/lists/List.tsx';
import { Markdown } from '#components/markdown/Markdown.tsx';
import type { Tool } from '#content/load/tools.ts';
import { toolPath } from '#content/paths.ts';
import styles from './in-short.module.css';

interface Props {
  lines: readonly Root[];
  /** Tools that answer a question of this page. */
  tools?: readonly Pick<Tool, 'slug' | 'title'>[];
}

/** "Em resumo": the sheet that lies on the head, with what matters most and the tools that help. */
export const InShort = ({ lines, tools = [] }: Props) => (
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
    {tools.length > 0 && (
      <div className={styles.tools}>
        <ButtonRow>
          {tools.map(({ slug, title }) => (
            <ReadButton key={slug} href={toolPath(slug)}>
              {title}
            </ReadButton>
          ))}
        </ButtonRow>
      </div>
    )}
  </section>
);
