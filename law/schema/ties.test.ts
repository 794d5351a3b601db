import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inpcOf } from '../salary-correction.ts';
import type { WrittenSeries, WrittenValue } from '../written.ts';
import { seriesFiles } from './files.ts';
import { brokenTies } from './ties.ts';

const file = (name: string) => `law/values/${name}.json`;
const written = (name: string): WrittenSeries<string> => JSON.parse(readFileSync(name, 'utf8'));

/** The files as they are, with values of a year more. */
const withYear =
  (year: number, values: Readonly<Record<string, string | Partial<WrittenValue<string>>>>) =>
  (name: string): WrittenSeries<string> => {
    const series = written(name);
    const added = values[name.replace('law/values/', '').replace('.json', '')];
    if (added === undefined) return series;
    const own = typeof added === 'string' ? { value: added } : added;
    const value = { from: `${year}-01-01`, value: '', source: 'lei-8212-28-5', ...own };
    return { ...series, values: [...series.values, value] };
  };

const unknown = () => undefined;
const ties = (
  values: Parameters<typeof withYear>[1],
  index: (year: number) => number | undefined = unknown,
) => brokenTies(withYear(2150, values), index).map((tie) => [tie.file, tie.message] as const);

// Those of 2026 and 4 %.
const right = { ceiling: '8.814,57', 'low-income': '2.059,60', 'family-allowance': '70,24' };

describe('valores que a lei prende um ao outro', () => {
  it('os de hoje concordam entre si e com o INPC', () => {
    expect(brokenTies(written, inpcOf)).toEqual([]);
    expect(inpcOf(2025)).toBeCloseTo(0.039, 4);
    expect(inpcOf(2150)).toBeUndefined();
  });

  it('os que sobem pelo mesmo índice passam, também com os centavos arredondados', () => {
    expect(ties(right, () => 0.04)).toEqual([]);
  });

  it('um que sobe diferente é dito, e só ele, com o outro ao lado', () => {
    const [only, ...others] = ties({ ...right, ceiling: '8.914,57' });
    expect(others).toEqual([]);
    expect(only?.[0]).toBe(file('ceiling'));
    expect(only?.[1]).toMatch(
      /subiu 5,18%, e o limite de baixa renda subiu 4,00%.*isJumpConfirmed/,
    );
  });

  it('de dois que não concordam, os dois são ditos', () => {
    const { 'family-allowance': _, ...two } = right;
    expect(ties({ ...two, 'low-income': '2.095,60' }).map(([name]) => name)).toEqual([
      file('ceiling'),
      file('low-income'),
    ]);
  });

  it('um que sobe sozinho é medido pelo INPC, quando ele é conhecido', () => {
    expect(ties({ ceiling: '8.914,57' })).toEqual([]);
    expect(ties({ ceiling: '8.914,57' }, () => 0.04)[0]?.[1]).toContain('o INPC de 2149');
  });

  it('o que alguém confirmou passa', () => {
    const ceiling = { value: '8.914,57', isJumpConfirmed: true };
    expect(ties({ ...right, ceiling }, () => 0.04)).toEqual([]);
  });

  it.each([
    ['minimum-wage', '1.518,00', 0],
    ['minimum-wage', '16,21', 1],
    ['minimum-wage', '1.517,99', 1],
    ['minimum-wage', '1.973,40', 0],
    ['minimum-wage', '1.973,41', 1],
    ['ceiling', '84,75', 1],
  ])(
    'o primeiro valor de %s, R$ %s, ao lado do último dos anos antigos: %i falha',
    (name, value, count) => {
      const first = (own: string): WrittenSeries<string> => {
        const series = written(own);
        if (own !== file(name)) return series;
        const [was, ...others] = series.values;
        return was ? { ...series, values: [{ ...was, value }, ...others] } : series;
      };
      const told = brokenTies(first, unknown).filter(({ message }) =>
        message.includes('antes eram'),
      );
      expect(told.map((tie) => [tie.file, tie.index])).toEqual(
        Array.from({ length: count }, () => [file(name), 0]),
      );
    },
  );

  it.each(['2026-1-1', 'amanhã', ''])(
    'um dia mal escrito (“%s”) é dito pelo arquivo, e não aqui',
    (from) => {
      const wrong = (own: string): WrittenSeries<string> => {
        const series = written(own);
        return {
          ...series,
          values: series.values.map((value) => ({ ...value, from, until: from })),
        };
      };
      expect(() => brokenTies(wrong, unknown)).not.toThrow();
    },
  );

  it('um teto abaixo do salário mínimo do mesmo ano não passa', () => {
    const [only] = ties({ 'minimum-wage': '9.000,00', ceiling: '8.814,57' });
    expect(only?.[0]).toBe(file('ceiling'));
    expect(only?.[1]).toContain('o salário mínimo (R$ 9.000,00) ficou acima');
  });

  it('fala só de arquivos que existem', () => {
    const asked = new Set<string>();
    brokenTies((name) => {
      asked.add(name);
      return written(name);
    }, unknown);
    for (const name of asked) expect(seriesFiles.has(name), name).toBe(true);
  });
});
