import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { correctionText, WrongRateError, withRate } from './add-correction.ts';
import { InvalidDateError, isoDate } from './date.ts';
import { readMonth } from './month.ts';
import { lawReport } from './report.ts';
import { reportText } from './report-text.ts';
import {
  baseMonthOf,
  correctionFactors,
  missingRates,
  type SalaryCorrection,
  salaryCorrection,
} from './salary-correction.ts';
import { correctionTable } from './schema/correction.ts';

/** As far as the public copy reached, whatever has been added since. */
const upTo = (months: number): SalaryCorrection => ({
  ...salaryCorrection,
  rates: salaryCorrection.rates.slice(0, months),
});
const julyOf2026 = upTo(384);

describe('fatores, contra os da Portaria MPS 1.092/2026', () => {
  it.each([
    ['1994-07', 11.974575],
    ['1995-06', 9.011807],
    ['2004-02', 3.353671],
    ['2011-11', 2.264207],
    ['2019-11', 1.463226],
    ['2020-01', 1.43783],
    ['2025-01', 1.075427],
    ['2026-05', 1.007909],
    ['2026-06', 1.0014],
  ])('%s: %d', (month, printed) => {
    const factor = correctionFactors(julyOf2026).get(readMonth(month)) ?? 0;
    expect(Math.abs(factor / printed - 1)).toBeLessThan(0.000_041);
  });

  it('T10: 11/2011 em valores de janeiro de 2026, pela tabela de outra origem', () => {
    const january = upTo(378);
    expect(baseMonthOf(january)).toBe('2026-01');
    const factor = correctionFactors(january).get(readMonth('2011-11')) ?? 0;
    expect(Math.abs(factor / 2.187465 - 1)).toBeLessThan(0.000_041);
  });

  it('um mês para cada taxa, até o anterior ao da base', () => {
    const factors = correctionFactors(julyOf2026);
    expect([factors.size, baseMonthOf(julyOf2026)]).toEqual([384, '2026-07']);
    expect(factors.has(readMonth('2026-07'))).toBe(false);
  });
});

describe('um mês a mais', () => {
  it('a taxa entra no fim, e todos os meses de antes sobem com ela', () => {
    const later = withRate(julyOf2026, '2026-07', '-0,21');
    expect([later.rates.at(-1), baseMonthOf(later)]).toEqual([-21, '2026-08']);
    const [before, after] = [julyOf2026, later].map((table) =>
      correctionFactors(table).get(readMonth('2020-01')),
    );
    expect(after).toBeCloseTo((before ?? 0) * 0.9979, 10);
  });

  it.each([
    ['o mês já está', '2026-06', '0,10'],
    ['pula um mês', '2026-08', '0,10'],
    ['sem casas', '2026-07', '1'],
    ['com ponto', '2026-07', '0.10'],
    ['improvável', '2026-07', '6,01'],
  ])('recusa: %s', (_, month, percent) => {
    expect(() => withRate(julyOf2026, month, percent)).toThrow(WrongRateError);
  });

  it('recusa um mês que não existe', () => {
    expect(() => withRate(julyOf2026, '2026-13', '0,10')).toThrow(InvalidDateError);
  });

  it('o arquivo é escrito como está', () => {
    expect(correctionText(salaryCorrection)).toBe(readFileSync(correctionTable, 'utf8'));
  });

  it.each([
    ['um mês que já está na tabela', ['1994-07', '0,10'], 'O próximo mês da tabela é'],
    ['nada', [], 'por exemplo: npm run law:correction -- 20'],
    ['um mês sem taxa', ['2026-07'], 'Escreva o mês e a taxa'],
  ])('npm run law:correction com %s recusa sem mudar o arquivo', (_, given, words) => {
    const before = readFileSync(correctionTable, 'utf8');
    const script = fileURLToPath(new URL('add-correction.ts', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [script, ...given], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining(words)]);
    expect(readFileSync(correctionTable, 'utf8')).toBe(before);
  });
});

describe('o lembrete', () => {
  it('faltam os meses da base até o anterior ao de hoje', () => {
    expect(missingRates(julyOf2026, readMonth('2026-11'))).toEqual([
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
    ]);
    expect(missingRates(julyOf2026, readMonth('2026-07'))).toEqual([]);
  });

  it('npm run law:report diz o que falta e como acrescentar', () => {
    const text = reportText(lawReport(isoDate('2199-06-30')));
    expect(text).toContain('npm run law:correction -- 2199-05 0,00');
  });
});
