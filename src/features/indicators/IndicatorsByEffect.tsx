import type { IndicatorEffect } from '#cnis/indicators/indicator.ts';
import { Question } from '#components/disclosure/Question.tsx';
import { List } from '#components/lists/List.tsx';
import type { Indicator } from '#texts/load/indicators.ts';
import { indicatorPath } from '#texts/paths.ts';
import { effectNames } from './indicator-words.ts';
import styles from './indicators.module.css';

const byCode = (one: Indicator, other: Indicator): number =>
  one.code.localeCompare(other.code, 'pt-BR');

/** Every code, by what it does to the person, from A to Z: without a script. */
export const IndicatorsByEffect = ({ indicators }: { indicators: readonly Indicator[] }) => (
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
