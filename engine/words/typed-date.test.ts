import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, isoDate } from '#law/date.ts';
import { forAny } from '#law/proof/for-any.ts';
import { longDate, shortDate } from './dates.ts';
import {
  dateFaultMessage,
  parseDate,
  parseLooseDate,
  type StandIn,
  todayInBrasilia,
} from './typed-date.ts';

const parse = (day: string, month = '', year = '') => parseDate({ day, month, year });

describe('data digitada', () => {
  it.each([
    ['20', '11', '2026', '2026-11-20'],
    ['1', '2', '2027', '2027-02-01'],
    [' 09 ', '01', ' 2027', '2027-01-09'],
    ['29', '2', '2028', '2028-02-29'],
    ['20', 'novembro', '2026', '2026-11-20'],
    ['20', 'Nov.', '2026', '2026-11-20'],
    ['1º', 'MARCO', '2026', '2026-03-01'],
    ['1', 'março', '1900', '1900-03-01'],
  ])('aceita %s %s %s', (day, month, year, date) => {
    expect(parse(day, month, year)).toEqual({ date });
  });

  it.each([
    ['', '2', '2024', '2024-02-01', '2024-02-29'],
    ['', '', '1985', '1985-01-01', '1985-12-31'],
    ['7', 'maio', '1985', '1985-05-07', '1985-05-07'],
  ])('sem o dia, “%s” “%s” “%s”: o primeiro, ou o último', (day, month, year, first, last) => {
    const loose = (standIn: StandIn) => parseLooseDate({ day, month, year }, standIn);
    expect([loose('first'), loose('last')]).toEqual([{ date: first }, { date: last }]);
  });

  it.each([
    '20/11/2026',
    '20-11-2026',
    '20.11.2026',
    ' 20 11 2026 ',
    '20112026',
    '20/nov/2026',
    '20 nov. 2026',
    '20 de novembro de 2026',
    '20 DE NOVEMBRO DE 2026',
  ])('aceita “%s” colado inteiro', (text) => {
    expect(parse(text)).toEqual({ date: '2026-11-20' });
  });

  forAny(fc.integer({ min: 0, max: 109_000 }))('lê de volta todo dia escrito', (days) => {
    const date = addDays(isoDate('1900-01-01'), days);
    expect(parse(shortDate(date))).toEqual({ date });
    expect(parse(longDate(date))).toEqual({ date });
  });

  it.each([
    ['', '', '', 'missing'],
    ['20', '', '2026', 'incomplete'],
    ['20', '11', '26', 'shortYear'],
    ['20/11/26', '', '', 'shortYear'],
    ['20', '11', '20266', 'distantYear'],
    ['20', '11', '0026', 'distantYear'],
    ['20', '11', '1899', 'distantYear'],
    ['vinte', '11', '2026', 'unreadable'],
    ['20', 'no', '2026', 'unreadable'],
    ['20', 'novembro 2026', '2026', 'unreadable'],
    ['20', 'onze', '2026', 'unreadable'],
    ['20', '11', 'dois mil', 'unreadable'],
    ['20', '11', '26a', 'unreadable'],
    ['31', '11', '2026', 'impossible'],
    ['29', '2', '2027', 'impossible'],
    ['0', '1', '2026', 'impossible'],
    ['20', '13', '2026', 'impossible'],
  ] as const)('recusa %s %s %s e diz como corrigir', (day, month, year, fault) => {
    expect(parse(day, month, year)).toEqual({ fault });
    expect(dateFaultMessage(fault, 'a data da decisão')).toContain('a data da decisão');
    expect(dateFaultMessage(fault, 'a data da decisão')).not.toMatch(/\b(?:em|de|por|a) a data/);
  });
});

describe('hoje em Brasília, perto da meia-noite, em qualquer fuso do aparelho', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  // The hour that the device shows at 02:59:59 UTC proves that its time zone was taken.
  const devices = [
    ['UTC', '02'],
    ['Pacific/Kiritimati', '16'],
    ['America/Sao_Paulo', '23'],
    ['America/Noronha', '00'],
  ] as const;
  const instants = [
    ['2026-11-21T02:59:59Z', '2026-11-20'],
    ['2026-11-21T03:00:00Z', '2026-11-21'],
    ['2027-01-01T02:59:59Z', '2026-12-31'],
    ['2028-03-01T02:59:59.999Z', '2028-02-29'],
  ] as const;

  it.each(devices)('%s', (timeZone, hour) => {
    vi.stubEnv('TZ', timeZone);
    expect(new Date('2026-11-21T02:59:59Z').toTimeString().slice(0, 2)).toBe(hour);
    for (const [instant, date] of instants) expect(todayInBrasilia(new Date(instant))).toBe(date);
  });
});
