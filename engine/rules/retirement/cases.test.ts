import { describe, expect, it } from 'vitest';
import { prove } from '../proof/prove.ts';
import { contradictionsOf } from './contradictions.ts';
import { cases } from './proof/cases.ts';
import { resultOf } from './proof/in-words.ts';
import { retirementRules } from './retirement-rules.ts';

describe('regras de aposentadoria', () => {
  prove(cases, (answers) => ({ ...resultOf(answers), askBack: contradictionsOf(answers) }));
});

describe('em cada caso', () => {
  it.each(cases.map(({ title, facts }) => [title, facts] as const))('%s', (_, answers) => {
    for (const { verdict, metOn, isClosed } of retirementRules(answers).rules) {
      if (verdict === 'met') expect(metOn).toBe(answers.referenceDate);
      if (metOn !== undefined) expect(isClosed).toBe(false);
      if (isClosed) expect(verdict).toBe('unmet');
    }
  });
});
