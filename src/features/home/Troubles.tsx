import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { PictureItem } from '#components/pictures/PictureItem.tsx';
import { PictureList } from '#components/pictures/PictureList.tsx';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import type { Tool } from '#texts/load/tools.ts';
import { toolPath, toolsPath } from '#texts/paths.ts';
import { ToolDoors } from '../article/doors/ToolDoors.tsx';
import styles from './troubles.module.css';
import { troubles } from './troubles.ts';

interface Props {
  /** Whether a link leads to something that the practice publishes. */
  isShown: (link: { href: string }) => boolean;
  tools: readonly Pick<Tool, 'slug' | 'title' | 'drawing'>[];
}

/** What holds a request up: what to put right, and the questions that a tool answers. */
export const Troubles = ({ tools, isShown }: Props) => (
  <section className={styles.band} aria-labelledby="titulo-situacao">
    <div className="wrap">
      <h2 id="titulo-situacao">O que está travando o seu pedido?</h2>
      <PictureList>
        {troubles.filter(isShown).map(({ title, text, href, drawing }) => (
          <PictureItem
            key={href}
            title={title}
            href={href}
            drawing={<NamedDrawing name={drawing} />}
          >
            <p>{text}</p>
          </PictureItem>
        ))}
      </PictureList>
      {tools.length > 0 && (
        <>
          <h3 className={styles.ask}>Faça a conta</h3>
          <div className={styles.tools}>
            <ToolDoors tools={tools.map((tool) => ({ ...tool, href: toolPath(tool.slug) }))} />
          </div>
        </>
      )}
      <p className={styles.ways}>
        <ReadLink href={toolsPath}>Todas as ferramentas</ReadLink>
      </p>
    </div>
  </section>
);
