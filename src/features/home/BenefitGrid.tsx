import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { PictureList } from '#components/pictures/PictureList.tsx';
import type { Benefit } from '#texts/load/benefits.ts';
import { benefitsPath } from '#texts/paths.ts';
import { BenefitItem } from '../benefit/BenefitItem.tsx';
import styles from './benefit-grid.module.css';

/** The benefits of the home page: the popular name large, the official one below, one sentence, one tile each. */
export const BenefitGrid = ({ benefits }: { benefits: readonly Benefit[] }) => (
  <section className={`${styles.band} wrap`} id="beneficios" aria-labelledby="titulo-beneficios">
    <h2 id="titulo-beneficios">Qual benefício você procura?</h2>
    {benefits.length > 0 && (
      <PictureList>
        {benefits.map((benefit) => (
          <BenefitItem key={benefit.slug} benefit={benefit}>
            {benefit.tile === 'aux' && benefit.officialName && (
              <p className={styles.official}>hoje: {benefit.officialName.toLowerCase()}</p>
            )}
          </BenefitItem>
        ))}
      </PictureList>
    )}
    <p className={styles.ways}>
      <ReadLink href={benefitsPath}>
        {benefits.length > 0 ? 'Outros benefícios e situações' : 'Todos os benefícios e situações'}
      </ReadLink>
    </p>
  </section>
);
