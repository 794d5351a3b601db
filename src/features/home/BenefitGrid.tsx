import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { PictureItem } from '#components/pictures/PictureItem.tsx';
import { PictureList } from '#components/pictures/PictureList.tsx';
import type { Benefit } from '#content/load/benefits.ts';
import { benefitPath, benefitsPath } from '#content/paths.ts';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import styles from './benefit-grid.module.css';

/** The benefits of the home page: the popular name large, the official one below, one sentence, one tile each. */
export const BenefitGrid = ({ benefits }: { benefits: readonly Benefit[] }) => (
  <section className={`${styles.band} wrap`} id="beneficios" aria-labelledby="titulo-beneficios">
    <h2 id="titulo-beneficios">Qual benefício você procura?</h2>
    <PictureList>
      {benefits.map(({ slug, title, officialName, card, tile, drawing }) => (
        <PictureItem
          key={slug}
          title={title}
          href={benefitPath(slug)}
          drawing={<NamedDrawing name={drawing} />}
          tileClass={`tile-${tile}`}
        >
          {tile === 'aux' && officialName && (
            <p className={styles.official}>hoje: {officialName.toLowerCase()}</p>
          )}
          <p>{card}</p>
        </PictureItem>
      ))}
    </PictureList>
    <p className={styles.ways}>
      <ReadLink href={benefitsPath}>Outros benefícios e situações</ReadLink>
    </p>
  </section>
);
