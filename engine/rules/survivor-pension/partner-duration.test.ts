import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { addYears } from '../calendar.ts';
import type { PartnerAnswers, PensionAnswers } from './answers.ts';
import { rulesFor } from './applied-rules.ts';
import { partnerDuration } from './partner-duration.ts';

const enough: Omit<PensionAnswers, 'death'> = { contributions: true, accident: false };
const aged = (age: number, on = '2026-10-01') => addYears(isoDate(on), -age);

const married: PartnerAnswers = {
  kind: 'spouse',
  birth: aged(50),
  union: true,
  condition: 'none',
};

function durationOf(partner: Partial<PartnerAnswers> = {}, answers: Partial<PensionAnswers> = {}) {
  const facts = { death: isoDate('2026-10-01'), ...enough, ...answers };
  // From the reform of 2019 on, deaths fall under one table or the other.
  return partnerDuration({ ...married, ...partner }, facts, rulesFor(facts.death));
}

const term = (age: number, death: string): number | string => {
  const { end } = durationOf({ birth: aged(age, death) }, { death: isoDate(death) });
  expect(end.asTold).toEqual(end.ifConfirmed);
  if (end.asTold.kind !== 'date') return end.asTold.kind;
  return Number(end.asTold.on.slice(0, 4)) - Number(death.slice(0, 4));
};

describe('duração para cônjuge ou companheiro: tabela por idade', () => {
  it.each([
    [21, 3],
    [22, 6],
    [27, 6],
    [28, 10],
    [30, 10],
    [31, 15],
    [41, 15],
    [42, 20],
    [44, 20],
    [45, 'lifelong'],
    [46, 'lifelong'],
  ])('morte desde 2021, aos %i anos: %s', (age, years) => {
    expect(term(age, '2021-01-01')).toBe(years);
    expect(term(age, '2026-10-01')).toBe(years);
  });

  it.each([
    [20, 3],
    [21, 6],
    [26, 6],
    [27, 10],
    [29, 10],
    [30, 15],
    [40, 15],
    [41, 20],
    [43, 20],
    [44, 'lifelong'],
    [45, 'lifelong'],
  ])('morte até 31/12/2020, aos %i anos: %s', (age, years) => {
    expect(term(age, '2019-11-13')).toBe(years);
    expect(term(age, '2020-12-31')).toBe(years);
  });

  it.each([22, 28, 31, 42, 45])(
    'quem faz %i anos no dia da morte já está na linha; na véspera, não',
    (age) => {
      const death = isoDate('2026-10-01');
      const turnsToday = isoDate(addYears(death, -age));
      const turnsTomorrow = isoDate(`${2026 - age}-10-02`);
      expect(durationOf({ birth: turnsToday }).row?.fromAge).toBe(age);
      expect(durationOf({ birth: turnsTomorrow }).row?.untilAge).toBe(age - 1);
    },
  );

  it('o prazo conta da morte e cita a tabela da data da morte', () => {
    const now = durationOf({ birth: aged(31) }).end.asTold;
    expect(now).toMatchObject({ on: '2041-10-01', reason: 'tableYears' });
    expect(now.citations).toEqual(['portaria-me-424']);
    const before = durationOf({ birth: aged(31, '2020-06-01') }, { death: isoDate('2020-06-01') })
      .end.asTold;
    expect(before).toMatchObject({ on: '2035-06-01' });
    expect(before.citations).toEqual(['lei-8213-77-2-v-c']);
  });

  it('idade desconhecida: a linha mais curta ou a mais longa', () => {
    const { end, row, ageAtDeath } = durationOf({ birth: undefined });
    expect(ageAtDeath).toBeUndefined();
    expect(row).toBeUndefined();
    expect(end.asTold).toMatchObject({ kind: 'date', on: '2029-10-01' });
    expect(end.ifConfirmed.kind).toBe('lifelong');
  });
});

describe('18 contribuições', () => {
  it.each([
    [true, 'met'],
    [false, 'unmet'],
    [undefined, 'unknown'],
  ] as const)('houve 18 ou mais? %s', (told, verdict) => {
    const { contributions, table } = durationOf({}, { contributions: told });
    expect(contributions).toEqual({
      id: 'contributions',
      verdict,
      citations: ['lei-8213-77-2-v-b', 'in-128-375'],
      required: 18,
    });
    expect(table.verdict).toBe(verdict);
  });

  it('não sabe: 4 meses ou a tabela', () => {
    const { end } = durationOf({}, { contributions: undefined });
    expect(end.asTold).toMatchObject({ reason: 'fourMonths' });
    expect(end.ifConfirmed.kind).toBe('lifelong');
  });
});

describe('2 anos de união', () => {
  it.each([
    [true, 'met'],
    [false, 'unmet'],
    [undefined, 'unknown'],
  ] as const)('havia 2 anos ou mais? %s', (union, verdict) => {
    expect(durationOf({ union }).union).toEqual({
      id: 'unionMonths',
      verdict,
      citations: ['lei-8213-77-2-v-b'],
      required: 24,
    });
  });

  it('menos de 2 anos: 4 meses desde a morte', () => {
    expect(durationOf({ union: false }).end.asTold).toEqual({
      kind: 'date',
      on: '2027-02-01',
      reason: 'fourMonths',
      citations: ['lei-8213-77-2-v-b'],
    });
  });

  it('na união estável, a prova dos 2 anos é pedida em outro parágrafo', () => {
    expect(durationOf({ kind: 'uniaoEstavel' }).union.citations).toEqual([
      'lei-8213-77-2-v-b',
      'lei-8213-16-6',
    ]);
  });

  it('não sabe: falta conferir; mas sem as 18 contribuições a resposta não muda nada', () => {
    expect(durationOf({ union: undefined }).table.verdict).toBe('unknown');
    expect(durationOf({ union: undefined }, { contributions: false }).table.verdict).toBe('unmet');
  });
});

describe('acidente ou doença do trabalho', () => {
  it('abre a tabela sem contribuições e sem 2 anos', () => {
    const { accident, table, end } = durationOf(
      { union: false },
      { contributions: false, accident: true },
    );
    expect(accident).toEqual({ id: 'accident', verdict: 'met', citations: ['lei-8213-77-2-a'] });
    expect(table.verdict).toBe('met');
    expect(table.citations).toEqual(['portaria-me-424', 'lei-8213-77-2-v-b', 'lei-8213-77-2-a']);
    expect(end.asTold.kind).toBe('lifelong');
  });

  it('não sabe se foi acidente: falta conferir, só se o resto faltar', () => {
    expect(durationOf({}, { accident: undefined }).table.verdict).toBe('met');
    const short = durationOf({ union: false }, { accident: undefined });
    expect(short.table.verdict).toBe('unknown');
    expect(short.end.asTold).toMatchObject({ reason: 'fourMonths' });
    expect(short.end.ifConfirmed.kind).toBe('lifelong');
  });
});

describe('cônjuge inválido ou com deficiência', () => {
  it('enquanto durar, com o mínimo da tabela', () => {
    expect(durationOf({ birth: aged(30), condition: 'invalidOrSevere' }).end.asTold).toEqual({
      kind: 'whileConditionLasts',
      notBefore: '2036-10-01',
      citations: ['lei-8213-77-2-v-a', 'portaria-me-424'],
    });
  });

  it('enquanto durar, com o mínimo de 4 meses', () => {
    const { end } = durationOf({ union: false, condition: 'invalidOrSevere' });
    expect(end.asTold).toEqual({
      kind: 'whileConditionLasts',
      notBefore: '2027-02-01',
      citations: ['lei-8213-77-2-v-a', 'lei-8213-77-2-v-b'],
    });
  });

  it('deficiência de qualquer grau basta para a duração', () => {
    const { condition, end } = durationOf({ birth: aged(30), condition: 'otherDisability' });
    expect(condition.verdict).toBe('met');
    expect(end.asTold.kind).toBe('whileConditionLasts');
  });

  it('aos 45 anos ou mais já é para toda a vida', () => {
    expect(durationOf({ condition: 'invalidOrSevere' }).end.asTold.kind).toBe('lifelong');
  });

  it('não sabe: o prazo da tabela, ou enquanto durar', () => {
    const { condition, end } = durationOf({ birth: aged(30), condition: undefined });
    expect(condition).toEqual({
      id: 'condition',
      verdict: 'unknown',
      citations: ['lei-8213-77-2-v-a'],
    });
    expect(end.asTold.kind).toBe('date');
    expect(end.ifConfirmed).toMatchObject({ notBefore: '2036-10-01' });
  });
});
