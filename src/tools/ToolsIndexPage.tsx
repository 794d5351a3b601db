import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { LetterDrawing } from '#components/drawings/LetterDrawing.tsx';
import { List } from '#components/lists/List.tsx';
import type { Tool } from '#content/load/tools.ts';
import { toolPath } from '#content/paths.ts';
import type { Practice } from '#content/schema/practice.ts';
import { ArticleHead } from '#features/article/ArticleHead.tsx';
import { ScamWarning } from '#site/contact/ScamWarning.tsx';
import { crumbsOfPage } from '#site/crumbs.ts';
import styles from './tools-index.module.css';

interface Props {
  tools: readonly Pick<Tool, 'slug' | 'title' | 'card'>[];
  practice: Practice;
}

/** The list of tools: what each answers, and what none of them does. */
export const ToolsIndexPage = ({ tools, practice }: Props) => (
  <>
    <ArticleHead
      crumbs={crumbsOfPage('Ferramentas')}
      title="Ferramentas"
      lead="Você responde no seu aparelho e vê a regra da lei, critério por critério, com a fonte. Nada é guardado nem enviado. Depois da primeira visita, funcionam também sem internet."
      byline={
        <p>
          São estimativas com as regras de hoje. Quem decide é o INSS ou a Justiça, caso a caso.
        </p>
      }
      drawing={<LetterDrawing />}
    />
    <div className={`wrap ${styles.page}`}>
      <List className={styles.list}>
        {tools.map(({ slug, title, card }) => (
          <li key={slug}>
            <h2>{title}</h2>
            <p>{card}</p>
            <ReadLink href={toolPath(slug)}>
              Abrir<span className="visually-hidden">: {title}</span>
            </ReadLink>
          </li>
        ))}
      </List>
      <ScamWarning practice={practice} />
    </div>
  </>
);
