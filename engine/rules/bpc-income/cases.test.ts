import { prove } from '../proof/prove.ts';
import { bpcIncome } from './bpc-income.ts';
import { contradictionsOf } from './contradictions.ts';
import { hangsOnLawOnly } from './doubt-of-law.ts';
import { cases } from './proof/cases.ts';

prove(cases, (answers, on) => {
  const result = bpcIncome(answers, on);
  const warnings = Object.entries(result.flags).filter(([, isRaised]) => isRaised);
  return {
    ...result,
    warnings: warnings.map(([flag]) => flag),
    hangsOnLawOnly: hangsOnLawOnly(result),
    askBack: contradictionsOf(answers),
  };
});
