import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { forAny } from '#law/proof/for-any.ts';
import { monthName } from './dates.ts';
import { dateFaultMessage, parseMonth } from './typed-date.ts';

const parse = (month: string, year = '') => parseMonth({ month, year });

it.each([
  ['3', '2025'],
  ['03', ' 2025 '],
  ['mar', '2025'],
  ['Mar.', '2025'],
  ['MARÇO', '2025'],
  ['marco', '2025'],
])('aceita %s %s', (month, year) => {
  expect(parse(month, year)).toEqual({ date: '2025-03-01' });
});

it.each(['03/2025', '3/2025', '3-2025', '3.2025', ' 3 2025 ', 'mar. 2025', 'mar/2025'])(
  'aceita “%s” colado inteiro',
  (text) => {
    expect(parse(text)).toEqual({ date: '2025-03-01' });
  },
);

forAny(fc.integer({ min: 1900, max: 2199 }), fc.integer({ min: 1, max: 12 }))(
  'lê de volta todo mês que o site escreve',
  (year, month) => {
    const date = isoDate(`${year}-${String(month).padStart(2, '0')}-01`);
    expect(parse(monthName(date))).toEqual({ date });
  },
);

it.each([
  ['', '', 'missing'],
  ['3', '', 'incomplete'],
  ['', '2025', 'incomplete'],
  ['3', '25', 'shortYear'],
  ['3/25', '', 'shortYear'],
  ['3', '20255', 'distantYear'],
  ['3', '1899', 'distantYear'],
  ['três', '2025', 'unreadable'],
  ['3', 'dois mil', 'unreadable'],
  ['0', '2025', 'impossible'],
  ['13', '2025', 'impossible'],
] as const)('recusa “%s” “%s”: %s', (month, year, fault) => {
  expect(parse(month, year)).toEqual({ fault });
});

forAny(fc.string(), fc.string())('de nenhum texto sai uma exceção', (month, year) => {
  expect(() => parse(month, year)).not.toThrow();
});

it('diz o que fazer, sem repetir a mesma coisa', () => {
  const faults = [
    'missing',
    'incomplete',
    'shortYear',
    'distantYear',
    'unreadable',
    'impossible',
  ] as const;
  const messages = faults.map((fault) => dateFaultMessage(fault, 'o mês da saída', true));
  expect(new Set(messages).size).toBe(faults.length);
  for (const message of messages) expect(message).toContain('o mês da saída');
});
