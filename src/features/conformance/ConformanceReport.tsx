import { Fragment } from 'react';
import { Question } from '#components/disclosure/Question.tsx';
import { FactList } from '#components/lists/FactList.tsx';
import type { WcagCriterion } from '#texts/schema/conformance.ts';
import { capitalised } from '#words/phrases.ts';
import { byPrinciple, tally } from './principles.ts';

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
