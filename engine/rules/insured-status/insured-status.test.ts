import { expect, it } from 'vitest';
import { type IsoDate, isoDate } from '#law/date.ts';
import { prove } from '../proof/prove.ts';
import { readCases } from '../proof/read-cases.ts';
import type { InsuredAnswers } from './answers.ts';
import { insuredStatus } from './insured-status.ts';
import { cases, told } from './proof/cases.ts';

function resultOf(answers: InsuredAnswers, on: IsoDate) {
  const { sure, possible, ...rest } = insuredStatus(answers, on);
  const readings = possible.map(({ ifHold, until }) => ({ ifHold, until }));
  return { ...rest, ...sure, possible: readings };
}

prove(cases, resultOf);
prove(readCases(`${import.meta.dirname}/proof`, told, 'verdicts.yaml'), resultOf);

const stoppedIn = (month?: string) => () =>
  insuredStatus(
    {
      event: 'stopped',
      kind: 'employee',
      month: month === undefined ? month : isoDate(month),
      paid: { least: 0, most: 120 },
      lostSince: false,
      unemployment: 'none',
    },
    isoDate('2026-11-22'),
  );

it('sem o mês de algo que já aconteceu não há conta', () => {
  expect(stoppedIn()).toThrow(RangeError);
});

it('antes de 2003 os feriados não estão anotados', () => {
  expect(stoppedIn('2001-10-01')).toThrow();
  expect(stoppedIn('2001-11-01')().sure.until).toBe('2003-01-15');
});
