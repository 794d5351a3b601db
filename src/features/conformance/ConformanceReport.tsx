import { Fragment } from 'react';
import { Question } from '#components/disclosure/Question.tsx';
import { FactList } from '#components/lists/FactList.tsx';
import type { WcagCriterion } from '#texts/schema/conformance.ts';
import { capitalised } from '#words/phrases.ts';

/** The four principles of WCAG, by the first figure of their criteria, and what they are about. */
const principles: Readonly<Record<string, string>> = {
  1: 'Perceptível: ver e ouvir',
  2: 'Operável: usar com teclado, toque ou mouse',
  3: 'Compreensível: entender',
  4: 'Robusto: funcionar com outros programas',
};

interface Principle {
  title: string;
  criteria: readonly WcagCriterion[];
}

const byPrinciple = (criteria: readonly WcagCriterion[]): Principle[] =>
  Object.entries(principles).map(([figure, title]) => ({
    title,
    criteria: criteria.filter(({ number }) => number.startsWith(figure)),
  }));

/** Results in words for "38 …", the good one first. */
const counted: Readonly<Record<WcagCriterion['result'], string>> = {
  atende: 'atendidos',
  'em parte': 'em parte',
  'não atende': 'não atendidos',
  'não se aplica': 'que não se aplicam',
};

/** "38 atendidos, 5 em parte, 12 que não se aplicam" */
const tally = (criteria: readonly WcagCriterion[]): string =>
  Object.entries(counted)
    .map(([result, words]) => ({
      words,
      count: criteria.filter((one) => one.result === result).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => `${count} ${words}`)
    .join(', ');

/** What the site conforms to, criterion by criterion, folded under the four principles of WCAG. */
export const ConformanceReport = ({ criteria }: { criteria: readonly WcagCriterion[] }) => {
  const isAim = ({ level }: WcagCriterion) => level === 'AAA';
  const asked = criteria.filter((one) => !isAim(one));
  return (
    <>
      <p>
        <b>Dos {asked.length} critérios A e AA:</b> {tally(asked)}.
      </p>
      <p>
        <b>De mais {criteria.length - asked.length}, do nível AAA, que buscamos:</b>{' '}
        {tally(criteria.filter(isAim))}.
      </p>
      <div>
        {byPrinciple(criteria).map(({ title, criteria: own }) => (
          <Question key={title} title={`${title} (${own.length})`}>
            <FactList>
              {own.map(({ number, name, level, result, how }) => (
                <Fragment key={number}>
                  <dt>
                    {number} {name} ({level})
                  </dt>
                  <dd>
                    <b>{capitalised(result)}.</b> {how}
                  </dd>
                </Fragment>
              ))}
            </FactList>
          </Question>
        ))}
      </div>
    </>
  );
};
