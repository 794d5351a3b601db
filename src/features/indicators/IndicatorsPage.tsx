import type { IndicatorEffect } from '#cnis/indicators/indicator.ts';
import { Question } from '#components/disclosure/Question.tsx';
import { List } from '#components/lists/List.tsx';
import type { Indicator } from '#texts/load/indicators.ts';
import { indicatorPath } from '#texts/paths.ts';
import { type PageProps, TextPage } from '../text-page/TextPage.tsx';
import { CodeSearch } from './CodeSearch.tsx';
import { effectNames } from './indicator-words.ts';
import styles from './indicators.module.css';

interface Props extends PageProps {
  indicators: readonly Indicator[];
}

const byCode = (one: Indicator, other: Indicator): number =>
  one.code.localeCompare(other.code, 'pt-BR');

/** Every code, by what it does to the person, from A to Z: without a script. */
const IndicatorsByEffect = ({ indicators }: Pick<Props, 'indicators'>) => (
  <div>
    {(Object.entries(effectNames) as [IndicatorEffect, string][]).map(([effect, name]) => {
      const own = indicators.filter((indicator) => indicator.effect === effect).sort(byCode);
      return (
        <Question key={effect} title={`${name} (${own.length})`}>
          <List className={styles.list}>
            {own.map(({ code, short }) => (
              <li key={code}>
                <a href={indicatorPath(code)}>{code}</a> {short}
              </li>
            ))}
          </List>
        </Question>
      );
    })}
  </div>
);

/** "Siglas do CNIS": look for codes, or pick one from the lists. */
export const IndicatorsPage = ({ indicators, ...text }: Props) => (
  <TextPage
    {...text}
    first="procure-a-sua-sigla"
    isSearch
    open={['todas-as-siglas']}
    parts={{
      'procure-a-sua-sigla': <CodeSearch />,
      'todas-as-siglas': <IndicatorsByEffect indicators={indicators} />,
    }}
  />
);
