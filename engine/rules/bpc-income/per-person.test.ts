import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAny } from '#law/proof/for-any.ts';
import { largestSum, type PersonSpan, quotientOf, rangeOf, verdictAgainst } from './per-person.ts';

const sure = (least: number, most: number | undefined = least): PersonSpan => ({
  personId: `certa ${least}`,
  isDoubtful: false,
  least,
  most,
});
const doubtful = (cents: number): PersonSpan => ({
  personId: `em dúvida ${cents}`,
  isDoubtful: true,
  least: cents,
  most: cents,
});

describe('renda por pessoa para mostrar: sobe ao centavo seguinte', () => {
  it.each([
    [0, 1, 0, true],
    [9, 3, 3, true],
    [10, 3, 4, false],
    [11, 3, 4, false],
    [1, 2, 1, false],
  ])('%s ÷ %s = %s', (sum, members, perPerson, isExact) => {
    expect(quotientOf(sum, members)).toEqual({ sum, members, perPerson, isExact });
  });

  forAny(
    fc.nat(10_000_000),
    fc.integer({ min: 1, max: 20 }),
    fc.nat(500_000),
  )(
    'o valor mostrado nunca contradiz a comparação com um limite de centavos inteiros',
    (sum, members, limit) => {
      const { perPerson } = quotientOf(sum, members);
      expect(perPerson <= limit).toBe(sum <= limit * members);
    },
  );
});

describe('maior soma que cabe no limite', () => {
  it.each([
    [3, 162_100, 4, 121_575],
    [1, 162_103, 4, 40_525],
    [3, 162_101, 2, 243_151],
  ])('%s pessoas, salário %s, parte 1/%s: %s', (members, wage, parts, sum) => {
    expect(largestSum(members, wage, parts)).toBe(sum);
    const verdict = (total: number) =>
      verdictAgainst(
        { lowest: quotientOf(total, members), highest: quotientOf(total, members) },
        wage,
        parts,
      );
    expect(verdict(sum)).toBe('met');
    expect(verdict(sum + 1)).toBe('unmet');
  });
});

describe('entre a menor e a maior renda por pessoa', () => {
  it('um valor sem teto deixa a maior sem valor', () => {
    const open = { least: 5, most: undefined };
    expect(rangeOf([{ ...sure(0), ...open }]).highest).toBeUndefined();
    expect(rangeOf([sure(0)], open).highest).toBeUndefined();
  });

  it('diz quem entra em cada conta, na ordem dada, e o que é da família toda', () => {
    const { lowest, highest } = rangeOf([sure(100), doubtful(400), sure(0), doubtful(10)], {
      least: 0,
      most: 50,
    });
    expect(lowest.terms).toEqual([
      { personId: 'certa 100', cents: 100 },
      { personId: 'certa 0', cents: 0 },
      { personId: 'em dúvida 10', cents: 10 },
    ]);
    expect(lowest).toMatchObject({ sum: 110, members: 3, ofFamily: 0 });
    expect(highest?.terms).toEqual([
      { personId: 'certa 100', cents: 100 },
      { personId: 'em dúvida 400', cents: 400 },
      { personId: 'certa 0', cents: 0 },
    ]);
    expect(highest).toMatchObject({ sum: 550, members: 3, ofFamily: 50 });
  });

  forAny(
    fc.array(fc.nat(1000), { minLength: 1, maxLength: 4 }),
    fc.array(fc.nat(1000), { maxLength: 6 }),
  )('alcança todas as leituras possíveis, e nada além delas', (certain, open) => {
    const { lowest, highest = lowest } = rangeOf([
      ...certain.map((each) => sure(each)),
      ...open.map(doubtful),
    ]);
    const means = Array.from({ length: 2 ** open.length }, (_, chosen) => {
      const taken = open.filter((_, index) => Math.floor(chosen / 2 ** index) % 2 === 1);
      const all = [...certain, ...taken];
      return all.reduce((sum, each) => sum + each, 0) / all.length;
    });
    expect(lowest.sum / lowest.members).toBeCloseTo(Math.min(...means), 9);
    expect(highest.sum / highest.members).toBeCloseTo(Math.max(...means), 9);
  });
});
