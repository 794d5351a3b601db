import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { List } from '#components/lists/List.tsx';
import { StepList } from '#components/lists/StepList.tsx';
import { Markdown } from '#components/markdown/Markdown.tsx';
import type { IsoDate } from '#law/date.ts';
import { crumbsOfIndicator } from '#site/crumbs.ts';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import { EndOfFirstScreen } from '#site/EndOfFirstScreen.tsx';
import type { Indicator } from '#texts/load/indicators.ts';
import { benefitPath, indicatorPath, indicatorsPath, toolPath } from '#texts/paths.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { withoutAccents } from '#words/accents.ts';
import { ArticleEnd } from '../article/ArticleEnd.tsx';
import { ArticleHead } from '../article/ArticleHead.tsx';
import { ArticleLayout } from '../article/ArticleLayout.tsx';
import { Contents } from '../article/Contents.tsx';
import { HeadSheet } from '../article/HeadSheet.tsx';
import { ArticleHelps } from '../article/helps/ArticleHelps.tsx';
import { InReview } from '../article/InReview.tsx';
import { SectionFrame } from '../article/SectionFrame.tsx';
import { indicatorTitle } from './indicator-meta.ts';
import { firstLetterOf, placeOf, questionOf } from './indicator-words.ts';
import styles from './indicators.module.css';

interface Props {
  indicator: Indicator;
  practice: Practice;
  date: IsoDate;
}

const parts = [
  { id: 'o-que-fazer', title: 'O que fazer' },
  { id: 'papeis', title: 'Papéis que ajudam' },
  { id: 'nas-palavras-do-inss', title: 'Nas palavras do INSS' },
  { id: 'fontes', title: 'Fontes' },
] as const;

/** Each as the extract prints it, in letters of an address: the server leads from these addresses to the page. */
const printedNames = ({ code, others }: Indicator): string =>
  [code, ...others].map((name) => withoutAccents(name).replace(/-\*$/, '')).join(' ');

const Steps = ({ steps }: Pick<Indicator, 'steps'>) => (
  <StepList>
    {steps.map((step, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, drawn once
      <li key={index}>
        <Markdown tree={step} />
      </li>
    ))}
  </StepList>
);

const OfficialWords = ({ code, level, official }: Indicator) => (
  <>
    <p>A lista do INSS diz assim, ou quase assim:</p>
    <blockquote className={styles.quote}>
      <p>{official}.</p>
    </blockquote>
    <p>
      {placeOf[level]} {firstLetterOf(code)}
    </p>
    <p>
      <b>Compare com a legenda do seu extrato,</b> na última página. A mesma sigla pode ter outras
      palavras lá: valem as do seu extrato.
    </p>
  </>
);

/** What a code of the extract means, whether what it marks counts, and what to do: short, and the same for all. */
export const IndicatorPage = ({ indicator, practice, date }: Props) => {
  const { code, others, short, means, counts, level, steps, papers, verifiedOn } = indicator;
  const [toDo, helpful, official, sources] = parts;
  return (
    <>
      <ArticleHead
        crumbs={crumbsOfIndicator(code)}
        title={
          <span className={styles.code} data-also-at={printedNames(indicator)}>
            {code}
          </span>
        }
        lead={short}
        byline={<InReview date={date} verifiedOn={verifiedOn} />}
        drawing={<NamedDrawing name="missingLine" />}
      >
        <HeadSheet id="conta" title={questionOf[level]}>
          <p>
            <Markdown tree={counts} />
          </p>
          {means && (
            <p>
              <Markdown tree={means} />
            </p>
          )}
          {others.length > 0 && <p>Esta página vale também para {others.join(', ')}.</p>}
          <ArticleHelps
            practice={practice}
            path={indicatorPath(code)}
            about={indicatorTitle(code)}
          />
        </HeadSheet>
      </ArticleHead>
      <ArticleLayout
        contents={<Contents entries={papers.length > 0 ? parts : [toDo, official, sources]} />}
      >
        <SectionFrame {...toDo}>
          <Steps steps={steps} />
        </SectionFrame>
        <EndOfFirstScreen />
        {papers.length > 0 && (
          <SectionFrame {...helpful}>
            <List>
              {papers.map((paper) => (
                <li key={paper}>{paper}</li>
              ))}
            </List>
          </SectionFrame>
        )}
        <SectionFrame {...official}>
          <OfficialWords {...indicator} />
        </SectionFrame>
        <div className={styles.onward} data-not-printed>
          <p>
            <ReadLink href={toolPath('extrato-cnis')}>Tem o extrato? Leia tudo de uma vez</ReadLink>
          </p>
          <p>
            <ReadLink href={benefitPath('cnis-errado')}>CNIS errado: como acertar</ReadLink>
          </p>
          <p>
            <ReadLink href={indicatorsPath}>Procurar outra sigla</ReadLink>
          </p>
        </div>
        <ArticleEnd
          isAlone
          text={indicator}
          practice={practice}
          title="Enviar o extrato para análise"
          chat={{
            label: 'Perguntar sobre esta sigla',
            message: `Olá! Meu extrato do INSS traz a sigla ${code} e preciso de orientação.`,
            invite: 'Conte em que emprego ou mês ela aparece, e o que você quer pedir.',
          }}
        />
      </ArticleLayout>
    </>
  );
};
