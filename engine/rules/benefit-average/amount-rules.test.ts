import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { legalMonths, legalYears } from '../legal-days.ts';
import { amountCitations, amountRules } from './amount-rules.ts';

const totals = {
  today: isoDate('2026-11-22'),
  sex: 'woman',
  time: legalYears(32),
  timeAtReform: legalYears(26),
  reducedMonths: 0,
  reducedMonthsAtReform: 0,
  carenciaMonths: 380,
  wasInsured: true,
} as const;

const rulesOf = (more: Partial<Parameters<typeof amountRules>[0]> = {}) =>
  new Map(amountRules({ ...totals, ...more }).map((rule) => [rule.id, rule]));

describe('regras de quem já contribuía na reforma', () => {
  it('cada uma pede o seu tempo; os pedágios contam o que faltava em 13/11/2019', () => {
    expect([...rulesOf()].map(([id, { asked, missing }]) => [id, asked, missing])).toEqual([
      ['ageUntilReform', legalYears(15), undefined],
      ['points', legalYears(30), undefined],
      ['progressiveAge', legalYears(30), undefined],
      ['toll50', legalYears(32), undefined],
      ['toll100', legalYears(34), 'time'],
    ]);
  });

  it('o pedágio de 50% não tem valor; o de 100% é a média inteira', () => {
    expect(rulesOf().get('toll50')?.estimated).toBeUndefined();
    expect(rulesOf().get('toll100')?.estimated?.formula).toBe('wholeMean');
  });

  it('para os pontos não sai mês nenhum', () => {
    expect(rulesOf().get('points')?.estimated?.minimumTime).toBe(totals.time);
    expect(rulesOf().get('progressiveAge')?.estimated?.minimumTime).toBe(legalYears(30));
  });

  it('meses de plano reduzido só contam na regra por idade', () => {
    const rules = rulesOf({ reducedMonths: 36, reducedMonthsAtReform: 12 });
    expect(rules.get('ageUntilReform')?.time).toBe(totals.time);
    expect(rules.get('points')).toMatchObject({
      time: totals.time - legalMonths(36),
      missing: 'time',
    });
    expect(rules.get('toll100')?.asked).toBe(legalYears(35));
  });

  it('com 179 meses de carência nenhuma alcança; com 180, sim', () => {
    const missingWith = (carenciaMonths: number) =>
      rulesOf({ carenciaMonths }).get('points')?.missing;
    expect([179, 180].map(missingWith)).toEqual(['carencia', undefined]);
  });
});

it('quem entrou depois da reforma tem uma regra: 15 anos de mulher, 20 de homem', () => {
  for (const [sex, years] of [
    ['woman', 15],
    ['man', 20],
  ] as const)
    expect(amountRules({ ...totals, sex, wasInsured: false })).toMatchObject([
      { id: 'ageAfterReform', asked: legalYears(years) },
    ]);
});

it('nenhuma fonte de uma regra falta na lista', () => {
  const cited = [true, false].flatMap((wasInsured) =>
    amountRules({ ...totals, wasInsured }).flatMap(({ citations }) => citations),
  );
  expect(new Set(cited)).toEqual(new Set(amountCitations));
});
