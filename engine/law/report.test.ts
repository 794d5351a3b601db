import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isoDate, wholeYear } from './date.ts';
import { everySeries } from './every-series.ts';
import { lawReport } from './report.ts';
import { reportText } from './report-text.ts';
import { legalSeries } from './value.ts';

const source = 'loas-20-3';
const verifiedOn = isoDate('2026-11-20');
const naming = { unit: 'reais', file: 'engine/law/values/minimum-wage.json' } as const;

const closed = legalSeries<number>({
  ...naming,
  name: 'só de 2026',
  values: [{ ...wholeYear(2026), value: 100, source, verifiedOn }],
});

const followed = legalSeries<number>({
  ...naming,
  name: 'muda em 2027',
  unit: 'pontos',
  values: [
    { ...wholeYear(2026), value: 93, source: 'ec-103-15-1', verifiedOn },
    { from: isoDate('2027-01-01'), value: 94, source: 'ec-103-15-1', verifiedOn },
  ],
});

const series = [closed, followed];
const report = (date: string) => lawReport(isoDate(date), series);
const namesOf = (items: readonly { series: { name: string } }[]) =>
  items.map((item) => item.series.name);

describe('séries sem valor na data', () => {
  it.each([
    ['2025-12-31', ['só de 2026', 'muda em 2027']],
    ['2026-01-01', []],
    ['2026-12-31', []],
    ['2027-01-01', ['só de 2026']],
  ])('em %s: %j', (date, names) => {
    expect(namesOf(report(date).missing)).toEqual(names);
  });

  it('traz o último valor que houve, se houve', () => {
    expect(report('2027-01-01').missing[0]?.lastDay).toBe('2026-12-31');
    expect(report('2025-12-31').missing[0]?.lastDay).toBeUndefined();
  });
});

describe('valores que acabam em até 60 dias', () => {
  it.each([
    ['61 dias antes', '2026-10-31', 0],
    ['60 dias antes', '2026-11-01', 2],
    ['no último dia', '2026-12-31', 2],
    ['no dia seguinte', '2027-01-01', 0],
  ])('%s', (_, date, count) => {
    expect(report(date).ending).toHaveLength(count);
  });

  it('diz o que vem depois, ou que ainda não se sabe', () => {
    const [alone, withNext] = report('2026-12-01').ending;
    expect(alone).toMatchObject({ until: '2026-12-31', next: undefined });
    expect(withNext).toMatchObject({ until: '2026-12-31', next: { value: 94 } });
  });
});

describe('fontes conferidas há mais de seis meses', () => {
  const verifiedOnDay = (day: string) =>
    legalSeries<number>({
      ...naming,
      name: `conferida em ${day}`,
      values: [{ from: isoDate('2020-01-01'), value: 1, source, verifiedOn: isoDate(day) }],
    });

  it.each([
    ['2026-11-20', '2027-05-20', '2027-05-21'],
    ['2026-06-30', '2026-12-30', '2026-12-31'],
    ['2026-12-31', '2027-06-30', '2027-07-01'],
    ['2026-08-31', '2027-02-28', '2027-03-01'],
    ['2027-08-31', '2028-02-29', '2028-03-01'],
  ])('conferida em %s: ainda não em %s, e já em %s', (verified, ...days) => {
    const stale = days.map(
      (day) => lawReport(isoDate(day), [verifiedOnDay(verified)]).stale.length,
    );
    expect(stale).toEqual([0, 1]);
  });

  it('junta por fonte as séries, com a conferência mais antiga', () => {
    const older = verifiedOnDay('2026-01-10');
    const { stale } = lawReport(isoDate('2028-01-01'), [closed, older, followed]);
    expect(stale).toEqual([
      { source, verifiedOn: '2026-01-10', series: [closed, older] },
      { source: 'ec-103-15-1', verifiedOn: '2026-11-20', series: [followed] },
    ]);
  });

  it('não lista o que foi conferido há pouco, mesmo de fonte que outro valor cita', () => {
    const recent = verifiedOnDay('2027-12-01');
    const { stale } = lawReport(isoDate('2028-01-01'), [closed, recent]);
    expect(stale[0]?.series).toEqual([closed]);
  });
});

describe('valores que ninguém conferiu', () => {
  const waiting = legalSeries<number>({
    ...naming,
    name: 'à espera',
    isPast: true,
    readIn: 'uma cópia',
    values: [
      { ...wholeYear(2024), value: 1, source },
      { ...wholeYear(2025), value: 2, source: 'ec-103-15-1' },
      { ...wholeYear(2026), value: 3, source, verifiedOn },
    ],
  });
  const { missing, stale, unchecked } = lawReport(isoDate('2027-01-01'), [waiting]);

  it('conta-os, com as fontes a abrir; não faltam nem envelhecem', () => {
    expect(unchecked).toEqual([{ series: waiting, count: 2, sources: [source, 'ec-103-15-1'] }]);
    expect([missing, stale]).toEqual([[], []]);
  });

  it('aparece no relatório', () => {
    const text = reportText(lawReport(isoDate('2027-01-01'), [waiting]));
    expect(text).toContain('Séries com valores que ninguém conferiu: 1');
    expect(text).toContain(
      '“à espera” (engine/law/values/minimum-wage.json): 2, de Lei 8.742/1993',
    );
    expect(text).toContain('Lidos em uma cópia.');
  });
});

describe('o relatório escrito', () => {
  it('diz o que falta, em que arquivo, e desde quando', () => {
    const text = reportText(report('2027-01-15'));
    expect(text).toContain('Valores legais em 2027-01-15');
    expect(text).toContain('Sem valor nesta data: 1');
    expect(text).toContain('Acrescente em engine/law/values/minimum-wage.json');
    expect(text).toContain('O último valor acabou em 2026-12-31.');
    expect(text).toContain('Acabam em até 60 dias: nada');
    expect(text).toContain('Conferidos há mais de 6 meses: nada');
  });

  it('diz o que acaba e o que vem depois', () => {
    const text = reportText(report('2026-12-01'));
    expect(text).toContain('“só de 2026” acaba em 2026-12-31: acrescente o que vem depois');
    expect(text).toContain('“muda em 2027” acaba em 2026-12-31: depois, 94 (pontos).');
  });

  it('diz qual fonte abrir de novo', () => {
    const text = reportText(report('2028-01-01'));
    expect(text).toContain(
      'conferida em 2026-11-20. Vale para “só de 2026” (engine/law/values/minimum-wage.json)',
    );
    expect(text).toContain('https://www.planalto.gov.br/');
  });
});

describe('todas as séries do site', () => {
  it('em 2199 falta toda série que tem fim, e toda fonte pede conferência', () => {
    const { missing, stale } = lawReport(isoDate('2199-06-30'));
    const ended = everySeries.filter(
      ({ values, isPast }) => !isPast && values.at(-1)?.until !== undefined,
    );
    expect(missing.map((item) => item.series)).toEqual(ended);
    const checked = everySeries.flatMap(({ values }) => values).filter((one) => one.verifiedOn);
    const sources = checked.map((value) => value.source);
    expect(stale.map((item) => item.source)).toEqual([...new Set(sources)]);
  });
});

describe('npm run law:report', () => {
  const script = fileURLToPath(new URL('tell-report.ts', import.meta.url));
  const run = (...given: string[]) =>
    spawnSync(process.execPath, [script, ...given], { encoding: 'utf8' });

  it.each([
    ['com data', ['2026-11-20'], 'Valores legais em 2026-11-20'],
    ['sem data, usa a de hoje', [], 'Valores legais em 20'],
    ['com data que não existe', ['2026-02-30'], '“2026-02-30” não é uma data'],
    ['com data em que tudo falta', ['1900-01-01'], 'Sem valor nesta data'],
  ])('%s: escreve e termina com código 0', (_, given, words) => {
    const { status, stdout, stderr } = run(...given);
    expect(status).toBe(0);
    expect(stdout).toContain(words);
    expect(stderr).toBe('');
  });
});
