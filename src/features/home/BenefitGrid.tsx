import { List } from '#components/lists/List.tsx';
import type { Benefit } from '#content/load/benefits.ts';
import { benefitPath } from '#content/paths.ts';
import { BenefitIcon } from '#site/drawings/BenefitIcon.tsx';
import styles from './benefit-grid.module.css';

/** The six benefits: the popular name large, the official one below, one sentence, one tile each. */
export const BenefitGrid = ({ benefits }: { benefits: readonly Benefit[] }) => (
  <section className={`${styles.band} wrap`} id="beneficios" aria-labelledby="titulo-beneficios">
    <h2 id="titulo-beneficios">Qual benefício você procura?</h2>
    <p className={styles.intro}>
      Cada página diz o que a lei pede, quais papéis separar e como pedir ao INSS.
    </p>
    <List className={styles.grid}>
      {benefits.map(({ slug, title, officialName, card, tile }) => (
        <li key={slug}>
          <div className={`${styles.tile} tile-${tile}`}>
            <BenefitIcon tile={tile} />
          </div>
          <div className={styles.words}>
            <h3>
              <a href={benefitPath(slug)}>{title}</a>
            </h3>
            {tile === 'aux' && (
              <p className={styles.official}>hoje: {officialName.toLowerCase()}</p>
            )}
            <p>{card}</p>
          </div>
        </li>
      ))}
    </List>
  </section>
);
