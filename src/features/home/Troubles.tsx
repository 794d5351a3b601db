import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { PictureItem } from '#components/pictures/PictureItem.tsx';
import { PictureList } from '#components/pictures/PictureList.tsx';
import labels from '#labels/inicio.json' with { type: 'json' };
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import type { Tool } from '#texts/load/tools.ts';
import { benefitPath, deniedGuidePath, toolPath, toolsPath } from '#texts/paths.ts';
import type { DrawingName } from '#texts/schema/drawing.ts';
import { ToolDoors } from '../article/doors/ToolDoors.tsx';
import styles from './troubles.module.css';

/** What holds a request up, and where it is put right. What happened to it is behind the doors. */
interface Trouble {
  title: string;
  text: string;
  href: string;
  drawing: DrawingName;
}

const { troubles: words } = labels;

const troubles: readonly Trouble[] = [
  { ...words.exam, href: `${deniedGuidePath}#a-pericia-disse-nao`, drawing: 'papers' },
  { ...words.papers, href: benefitPath('cnis-errado'), drawing: 'magnifier' },
];

interface Props {
  isShown: (link: { href: string }) => boolean;
  tools: readonly Pick<Tool, 'slug' | 'title' | 'drawing'>[];
}

/** What holds a request up: what to put right, and the questions that a tool answers. */
export const Troubles = ({ tools, isShown }: Props) => {
  const shown = troubles.filter(isShown);
  if (shown.length + tools.length === 0) return null;
  // Tools alone are no answer to the question of the heading.
  const Ask = shown.length > 0 ? 'h3' : 'h2';
  return (
    <section className={styles.band} aria-labelledby="titulo-situacao">
      <div className="wrap">
        {shown.length > 0 && (
          <>
            <h2 id="titulo-situacao">O que está travando o seu pedido?</h2>
            <PictureList>
              {shown.map(({ title, text, href, drawing }) => (
                <PictureItem
                  key={href}
                  title={title}
                  href={href}
                  drawing={<NamedDrawing name={drawing} isFar />}
                >
                  <p>{text}</p>
                </PictureItem>
              ))}
            </PictureList>
          </>
        )}
        {tools.length > 0 && (
          <>
            <Ask
              className={styles.ask}
              id={shown.length > 0 ? undefined : 'titulo-situacao'}
              data-not-printed
            >
              Faça a conta
            </Ask>
            <div className={styles.tools} data-not-printed>
              <ToolDoors tools={tools.map((tool) => ({ ...tool, href: toolPath(tool.slug) }))} />
            </div>
            <p className={styles.ways} data-not-printed>
              <ReadLink href={toolsPath}>Todas as ferramentas</ReadLink>
            </p>
          </>
        )}
      </div>
    </section>
  );
};
