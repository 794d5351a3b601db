import { PictureItem } from '#components/pictures/PictureItem.tsx';
import { PictureList } from '#components/pictures/PictureList.tsx';
import { ArticleHead } from '#features/article/ArticleHead.tsx';
import { ScamWarning } from '#site/contact/ScamWarning.tsx';
import { crumbsOfPage } from '#site/crumbs.ts';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import { EndOfFirstScreen } from '#site/EndOfFirstScreen.tsx';
import type { Tool } from '#texts/load/tools.ts';
import { toolPath } from '#texts/paths.ts';
import type { Practice } from '#texts/schema/practice.ts';
import styles from './tools-index.module.css';

interface Props {
  tools: readonly Pick<Tool, 'slug' | 'title' | 'card' | 'drawing'>[];
  practice: Practice;
}

/** The list of tools: what each answers, and what none of them does. */
export const ToolsIndexPage = ({ tools, practice }: Props) => (
  <>
    <ArticleHead
      crumbs={crumbsOfPage('Ferramentas')}
      title="Ferramentas"
      lead="Você responde no seu aparelho e vê a regra da lei, critério por critério, com a fonte. Nada é enviado, e some ao fechar a aba. Depois da primeira visita, funcionam também sem internet."
      byline={
        <p>
          São estimativas com as regras de hoje. Quem decide é o INSS ou a Justiça, caso a caso.
        </p>
      }
      drawing={<NamedDrawing name="notebook" />}
    />
    <div className={`wrap ${styles.page}`}>
      <h2>O que você quer saber?</h2>
      <PictureList>
        {tools.map(({ slug, title, card, drawing }) => (
          <PictureItem
            key={slug}
            title={title}
            href={toolPath(slug)}
            drawing={<NamedDrawing name={drawing} />}
          >
            <p>{card}</p>
          </PictureItem>
        ))}
      </PictureList>
      <ScamWarning practice={practice} />
    </div>
    <EndOfFirstScreen />
  </>
);
