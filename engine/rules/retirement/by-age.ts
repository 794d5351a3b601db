import { retirementAge } from '#law/transition-rules.ts';
import { legalMonths } from '../legal-days.ts';
import { shareOfMean } from './amount.ts';
import { ageDemand, carenciaDemand, insuredDemand, timeDemand } from './demands.ts';
import { contributionForAge, permanentRule } from './requirements.ts';
import type { RuleDraft, Situation } from './rule.ts';

/** Retirement by age of who was insured until the reform; EC 103/2019, art. 18. */
export function ageUntilReform(situation: Situation): RuleDraft {
  const { sex } = situation.answers;
  const { time } = situation.projection;
  return {
    id: 'ageUntilReform',
    citations: ['ec-103-18'],
    demands: [
      insuredDemand(situation, 'untilReform', 'ec-103-18'),
      ageDemand(
        situation,
        { series: retirementAge[sex], scale: legalMonths(1) },
        sex === 'woman' ? ['ec-103-18', 'ec-103-18-1'] : ['ec-103-18'],
      ),
      timeDemand('contribution', contributionForAge[sex], time, ['ec-103-18']),
      carenciaDemand(situation),
    ],
    time,
    amountOf: shareOfMean,
  };
}

/** Retirement by age of who was insured after the reform; EC 103/2019, art. 19. */
export function ageAfterReform(situation: Situation): RuleDraft {
  const { sex } = situation.answers;
  const { time } = situation.projection;
  return {
    id: 'ageAfterReform',
    citations: ['ec-103-19', 'constituicao-201-7-i'],
    demands: [
      insuredDemand(situation, 'afterReform', 'ec-103-19'),
      ageDemand(situation, permanentRule.age[sex], ['constituicao-201-7-i', 'ec-103-19']),
      timeDemand('contribution', permanentRule.contribution[sex], time, ['ec-103-19']),
      carenciaDemand(situation),
    ],
    time,
    amountOf: shareOfMean,
  };
}
