import { ReadLink } from '#components/buttons/ReadButton.tsx';
import type { Benefit } from '#content/load/benefits.ts';
import type { Tool } from '#content/load/tools.ts';
import { benefitPath } from '#content/paths.ts';
import type { Practice } from '#content/schema/practice.ts';
import type { IsoDate } from '#law/date.ts';
import { ContactStrip } from '#site/contact/ContactStrip.tsx';
import { crumbsOfBenefit } from '#site/crumbs.ts';
import { BenefitIcon } from '#site/drawings/BenefitIcon.tsx';
import { ArticleHead } from '../article/ArticleHead.tsx';
import { ArticleLayout } from '../article/ArticleLayout.tsx';
import { ArticleSection } from '../article/ArticleSection.tsx';
import { Byline } from '../article/Byline.tsx';
import { CheckListSection } from '../article/CheckListSection.tsx';
import { ArticleHelps } from '../article/helps/ArticleHelps.tsx';
import { InShort } from '../article/InShort.tsx';
import { Questions } from '../article/Questions.tsx';
import { SectionFrame } from '../article/SectionFrame.tsx';
import { Sources } from '../article/Sources.tsx';
import styles from './benefit-page.module.css';

interface Props {
  benefit: Benefit;
  /** The pages its front matter names as related. */
  related: readonly Pick<Benefit, 'slug' | 'title'>[];
  tools: readonly Pick<Tool, 'slug' | 'title'>[];
  practice: Practice;
  /** The day of the build, to judge how fresh the text is. */
  date: IsoDate;
}

/** A benefit page: the same skeleton for all six, so that a reader of one knows all. */
export const BenefitPage = ({ benefit, related, tools, practice, date }: Props) => (
  <>
    <ArticleHead
      crumbs={crumbsOfBenefit(benefit.title)}
      title={benefit.title}
      lead={benefit.lead}
      byline={
        <>
          <p>Nome oficial: {benefit.officialName}.</p>
          <Byline practice={practice} date={date} verifiedOn={benefit.verifiedOn} />
        </>
      }
      helps={
        <ArticleHelps
          practice={practice}
          path={benefitPath(benefit.slug)}
          about={benefit.seo.title}
        />
      }
      drawing={<BenefitIcon tile={benefit.tile} />}
      tileClass={`tile-${benefit.tile}`}
    >
      <InShort lines={benefit.inShort} tools={tools} />
    </ArticleHead>
    <ArticleLayout
      sources={<Sources {...benefit} />}
      entries={[...benefit.sections, { id: 'fontes', title: 'Fontes' }]}
      contact={
        <ContactStrip
          practice={practice}
          title="Conversar sobre o seu caso"
          invite={benefit.chat.invite}
          label={benefit.chat.label}
          message={benefit.chat.message}
        />
      }
    >
      {benefit.sections.map((section) => {
        if (section.title === 'Dúvidas comuns') {
          return (
            <SectionFrame key={section.id} id={section.id} title={section.title}>
              <Questions tree={section.body} />
            </SectionFrame>
          );
        }
        if (section.title === 'Documentos') {
          return (
            <CheckListSection
              key={section.id}
              section={section}
              pageTitle={benefit.title}
              path={benefitPath(benefit.slug)}
              practice={practice}
            />
          );
        }
        return <ArticleSection key={section.id} section={section} />;
      })}
      {related.length > 0 && (
        <nav className={styles.related} aria-labelledby="veja-tambem">
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
    </ArticleLayout>
  </>
);
