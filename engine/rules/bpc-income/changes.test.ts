import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import type { Resident } from './answers.ts';
import { householdChanges } from './changes.ts';
import {
  answersWith,
  elder,
  income,
  person,
  resident,
  wage,
  withDisability,
} from './proof/households.ts';

const on = isoDate('2026-11-20');
const changes = (residents: readonly Resident[], more: Parameters<typeof answersWith>[1] = {}) =>
  householdChanges(answersWith(residents, more), on);

/** One earns, so many others live there without income. */
const houseOf = (cents: number, others: number) => [
  resident('mother', person(income('work', cents))),
  ...Array.from({ length: others }, (_, index) =>
    resident('sibling', person(), { id: `sibling-${index}` }),
  ),
];

describe('o que ainda cabe: LOAS, art. 20, § 3º', () => {
  it.each([
    // Two people: 2 × 405,25 = 810,50.
    [81_049, 0, 1],
    [81_050, 0, 0],
    [81_051, 0, -1],
    // Three people: 121 575.
    [100_000, 1, 21_575],
  ])('renda de %i centavos, %i a mais na casa: %i', (cents, others, room) => {
    expect(changes(houseOf(cents, others))?.room).toBe(room);
  });

  it('quem mora só tem um quarto do salário mínimo', () => {
    expect(changes([])).toEqual({ room: 40_525, ownWork: 'entersTheSum' });
  });

  it('o que a lei deixa de fora não tira o que cabe', () => {
    const husband = resident('spouseOrPartner', elder(income('inssBenefit', wage)));
    expect(changes([husband])?.room).toBe(81_050);
  });

  it('nada se diz enquanto uma resposta está aberta', () => {
    expect(changes([resident('mother', person(income('work')))])).toBeUndefined();
    expect(changes([], { bolsaFamiliaCents: undefined })).toBeUndefined();
  });
});

describe('quem começa a ganhar um salário mínimo: LOAS, art. 20, § 3º', () => {
  it.each([
    [0, 2, 'unmet', 54_034],
    [0, 3, 'met', 40_525],
    [0, 4, 'met', 32_420],
    // It comes on top of what the mother earns.
    [10_000, 3, 'unmet', 43_025],
  ])('com a mãe, que ganha %i, e mais %i', (cents, others, verdict, perPerson) => {
    // With the applicant and the mother: 3 + 1 = 4 people are where one wage is exactly a quarter.
    expect(changes(houseOf(cents, others - 1))?.ifEarnsOneWage).toMatchObject({
      verdict,
      perPerson,
    });
  });
});

describe('quem sai da casa: LOAS, art. 20, § 1º', () => {
  it.each([
    // Who brings nothing leaves: the same sum among fewer.
    [100_000, 2, 'met', 33_334],
    [121_575, 2, 'met', 40_525],
    [121_576, 2, 'unmet', 40_526],
    [100_000, 0, undefined, undefined],
    [0, 1, 'met', 0],
  ])('a mãe ganha %i, e há mais %i', (cents, others, verdict, perPerson) => {
    const { ifIdleLeaves } = changes(houseOf(cents, others)) ?? {};
    expect([ifIdleLeaves?.verdict, ifIdleLeaves?.perPerson]).toEqual([verdict, perPerson]);
  });
});

describe('quem pede e trabalha: LOAS, art. 21-A', () => {
  it.each([
    ['com 65 anos ou mais entra na conta', elder(), 'entersTheSum'],
    ['com deficiência fica suspenso', withDisability(), 'suspends'],
    ['sem uma nem outra, nada se diz', person(), undefined],
  ])('%s', (_, applicant, expected) => {
    expect(changes([], { applicant })?.ownWork).toBe(expected);
  });
});
