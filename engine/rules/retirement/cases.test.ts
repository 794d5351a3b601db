import { describe, expect, it } from 'vitest';
import { cases } from './cases.ts';
import { retirementRules } from './retirement-rules.ts';

const named = cases.map((example) => [`${example.rule}: ${example.title}`, example] as const);

describe('casos resolvidos das regras de aposentadoria', () => {
  it.each(named)('%s', (_, { answers, rule: id, verdict, metOn, criteria = {}, ...rest }) => {
    const rule = retirementRules(answers).rules.find((candidate) => candidate.id === id);
    if (rule === undefined) throw new Error(`falta a regra ${id}`);
    expect(rule.verdict).toBe(verdict);
    expect(rule.metOn ?? null).toBe(metOn);
    expect(rule.isClosed).toBe(metOn === null);

    const days = Object.fromEntries(rule.criteria.map((one) => [one.id, one.metOn ?? null]));
    expect(days).toMatchObject(criteria);

    const { percentToday, percentWhenMet, metSince } = rest;
    if (metSince !== undefined) expect(rule.metSince).toBe(metSince);
    if (percentToday !== undefined) {
      expect(rule.amount).toMatchObject({ percentToday, percentWhenMet });
    }
  });

  it('há ao menos doze casos, e cada um diz de onde vem', () => {
    expect(cases.length).toBeGreaterThanOrEqual(12);
    expect(cases.filter(({ source }) => !source.startsWith('law-facts'))).toEqual([]);
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
  });
});
