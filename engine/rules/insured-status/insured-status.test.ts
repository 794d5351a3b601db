import { describe, expect, it } from 'vitest';
import { citation } from '#law/citations.ts';
import { isoDate } from '#law/date.ts';
import { prove } from '../proof/prove.ts';
import type { InsuredAnswers } from './answers.ts';
import { insuredStatus } from './insured-status.ts';
import { cases } from './proof/cases.ts';

const told: InsuredAnswers = {
  event: 'stopped',
  kind: 'employee',
  month: isoDate('2025-03-10'),
  paid: { least: 0, most: 120 },
  lostSince: false,
  unemployment: 'none',
};
const today = isoDate('2026-11-22');

const verdictsOf = (more: Partial<InsuredAnswers>) =>
  insuredStatus({ ...told, ...more }, today).extensions.map(({ id, verdict, doubt }) => [
    id,
    verdict,
    doubt,
  ]);

describe('casos resolvidos', () => {
  prove(cases, (answers, on) => {
    const { standing, event, sure, possible } = insuredStatus(answers, on);
    const readings = possible.map(({ ifHold, until }) => ({ ifHold, until }));
    return { standing, event, ...sure, possible: readings };
  });
});

describe('mais de 120 contribuições', () => {
  it.each([
    ['120 é o mais que pode haver', { least: 0, most: 120 }, 'unmet'],
    ['pode haver 121', { least: 0, most: 121 }, 'unknown'],
    ['ao menos 120, sem limite', { least: 120, most: undefined }, 'unknown'],
    ['ao menos 121', { least: 121, most: undefined }, 'met'],
  ])('%s', (_, paid, verdict) => {
    expect(verdictsOf({ paid })[0]?.[1]).toBe(verdict);
  });
});

describe('desemprego', () => {
  it.each([
    ['employee', 'insurance', 'met', undefined],
    ['domestic', 'insurance', 'met', undefined],
    ['avulso', 'insurance', 'met', undefined],
    ['ownAccount', 'insurance', 'met', undefined],
    ['special', 'insurance', 'met', undefined],
    ['ownAccount', 'otherProof', 'unknown', 'hasToBeProved'],
    ['employee', 'otherProof', 'unknown', 'hasToBeProved'],
    ['employee', 'noProof', 'unknown', 'hasToBeProved'],
    ['employee', undefined, 'unknown', 'notTold'],
    ['ownAccount', 'none', 'unmet', undefined],
  ] as const)('%s, %s: %s', (kind, unemployment, verdict, doubt) => {
    expect(verdictsOf({ kind, unemployment })[1]).toEqual(['unemployment', verdict, doubt]);
  });
});

describe('quem não tem acréscimo', () => {
  it.each([
    ['facultativo', { kind: 'facultativo' }, 6],
    ['saiu da prisão', { event: 'released', kind: undefined }, 12],
    ['isolamento', { event: 'isolationEnded', kind: undefined }, 12],
    ['militar', { event: 'leftArmy', kind: undefined }, 3],
  ] as const)('%s, mesmo com mais de 120 e desemprego', (_, who, months) => {
    const result = insuredStatus(
      { ...told, ...who, paid: { least: 400, most: 400 }, unemployment: 'insurance' },
      today,
    );
    expect(result.sure.months).toBe(months);
    expect(result.possible).toEqual([]);
  });
});

describe('onde o dia de hoje está', () => {
  const withDoubt: InsuredAnswers = { ...told, unemployment: 'otherProof' };
  // Safe until 15/05/2026, perhaps until 15/05/2027, a Saturday: moved, Monday 17.
  it.each([
    ['2026-05-15', 'covered'],
    ['2026-05-16', 'maybe'],
    ['2027-05-15', 'maybe'],
    ['2027-05-17', 'maybe'],
    ['2027-05-18', 'ended'],
  ])('%s: %s', (day, standing) => {
    expect(insuredStatus(withDoubt, isoDate(day)).standing).toBe(standing);
  });

  it.each([
    ['2026-08-15', 'covered'],
    ['2026-08-16', 'maybe'],
    ['2026-08-17', 'maybe'],
    ['2026-08-18', 'ended'],
  ])('vencimento no sábado, %s: %s', (day, standing) => {
    const facultativo: InsuredAnswers = {
      ...told,
      kind: 'facultativo',
      month: isoDate('2025-12-01'),
    };
    expect(insuredStatus(facultativo, isoDate(day)).standing).toBe(standing);
  });

  it('quem ainda contribui ou recebe: como se parasse no mês de hoje', () => {
    for (const event of ['stillPaying', 'stillReceiving'] as const) {
      const result = insuredStatus({ ...told, event, month: undefined }, today);
      expect(result).toMatchObject({ standing: 'current', event: today });
      expect(result.sure.until).toBe('2028-01-15');
    }
  });
});

describe('o que falta', () => {
  it('sem o mês de algo que já aconteceu não há conta', () => {
    expect(() => insuredStatus({ ...told, month: undefined }, today)).toThrow(RangeError);
  });

  it('antes de 2003 os feriados não estão anotados', () => {
    expect(() => insuredStatus({ ...told, month: isoDate('2001-10-01') }, today)).toThrow();
    const first = insuredStatus({ ...told, month: isoDate('2001-11-01') }, today);
    expect(first.sure.until).toBe('2003-01-15');
  });
});

describe('fontes', () => {
  const labels = (more: Partial<InsuredAnswers>) =>
    insuredStatus({ ...told, ...more }, today).citations.map((key) => citation(key).label);
  const act = 'Lei 8.213/1991 (benefícios da Previdência), art. 15';
  const forAll = citation('in-128-184-10').label;
  const end = [`${act}, § 4º`, 'Lei 8.212/1991 (custeio da Previdência), art. 30, § 2º'];

  it('o prazo, cada acréscimo e o fim', () => {
    expect(labels({})).toEqual([`${act}, II`, `${act}, § 1º`, `${act}, § 2º`, forAll, ...end]);
    expect(labels({ kind: 'facultativo' })).toEqual([`${act}, VI`, ...end]);
  });

  it.each([
    ['outra prova', { unemployment: 'otherProof' }, ['STJ, Tema 1360', 'TNU, Súmula 27']],
    ['de quem trabalhava por conta própria', { kind: 'ownAccount' }, ['TNU, Tema 239']],
    ['usado antes', { paid: { least: 121, most: undefined }, lostSince: true }, ['STJ, Tema 1352']],
  ] as const)('a dúvida diz quem a decide: %s', (_, more, expected) => {
    expect(labels(more).filter((label) => /^(STJ|TNU)/.test(label))).toEqual(expected);
  });
});
