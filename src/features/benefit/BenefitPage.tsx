import { ReadLink } from '#components/buttons/ReadButton.tsx';
import type { IsoDate } from '#law/date.ts';
import { crumbsOfBenefit } from '#site/crumbs.ts';
import type { Benefit } from '#texts/load/benefits.ts';
import type { LinkedTool } from '#texts/load/tools.ts';
import { benefitPath } from '#texts/paths.ts';
import { doorsOf } from '#texts/schema/benefit.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { DoorArticle } from '../article/doors/DoorArticle.tsx';
import styles from './benefit-page.module.css';

interface Props {
  benefit: Benefit;
  /** The pages its front matter names as related. */
  related: readonly Pick<Benefit, 'slug' | 'title'>[];
  tools: readonly LinkedTool[];
  practice: Practice;
  date: IsoDate;
}

/** A benefit page: the same doors for all, so that a reader of one knows all. */
export const BenefitPage = ({ benefit, related, tools, practice, date }: Props) => (
  <DoorArticle
    text={benefit}
    path={benefitPath(benefit.slug)}
    crumbs={crumbsOfBenefit(benefit.title)}
    drawing={benefit.drawing}
    tileClass={`tile-${benefit.tile}`}
    doors={doorsOf[benefit.group]}
    hasJumps={tools.length > 0 && benefit.group === 'beneficio'}
    tools={tools}
    chatTitle="Conversar sobre o seu caso"
    foot={benefit.officialName && <p>Nome oficial: {benefit.officialName}.</p>}
    practice={practice}
    date={date}
  >
    {related.length > 0 && (
      <nav className={styles.related} aria-labelledby="veja-tambem" data-not-printed>
        <h2 id="veja-tambem">Veja também</h2>
        <ul>
          {related.map(({ slug, title }) => (
            <li key={slug}>
              <ReadLink href={benefitPath(slug)}>{title}</ReadLink>
            </li>
          ))}
        </ul>
      </nav>
    )}
  </DoorArticle>
);
