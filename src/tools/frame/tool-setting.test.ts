import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { loadPractice } from '#texts/load/practice.ts';
import { toolSetting } from './tool-setting.ts';

const practice = loadPractice('tests/fixtures/demo-practice');

it.each([
  ['2026-11-21', 2026, 162_100],
  ['2027-01-01', 2027, 162_100],
  ['2026-01-01', 2026, 162_100],
])('em %s: o ano da página e o salário mínimo que se conhece', (date, year, wage) => {
  expect(toolSetting(practice, isoDate(date))).toMatchObject({ year, wage });
});

it('sem salário mínimo conhecido, não se oferece nenhum', () => {
  expect(toolSetting(practice, isoDate('2020-03-01'))).not.toHaveProperty('wage');
});
