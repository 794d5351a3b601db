import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inpcOf } from '../salary-correction.ts';
import type { WrittenSeries, WrittenValue } from '../written.ts';
import { seriesFiles } from './files.ts';
import { brokenTies, type IndexOf } from './ties.ts';

const file = (name: string) => `engine/law/values/${name}.json`;
const written = (name: string): WrittenSeries<string> => JSON.parse(readFileSync(name, 'utf8'));

/** The files as they are, with values of a year more. */
const withYear =
  (year: number, values: Readonly<Record<string, string | Partial<WrittenValue<string>>>>) =>
  (name: string): WrittenSeries<string> => {
    const series = written(name);
    const added = values[name.replace('engine/law/values/', '').replace('.json', '')];
    if (added === undefined) return series;
    const own = typeof added === 'string' ? { value: added } : added;
    const value = { from: `${year}-01-01`, value: '', source: 'lei-8212-28-5', ...own };
    return { ...series, values: [...series.values, value] };
  };

const unknown = () => undefined;
const ties = (values: Parameters<typeof withYear>[1], index: IndexOf = unknown) => {
  // Of the years that are written the site knows the index itself.
  const ofYear: typeof index = (year, month) => (year < 2100 ? undefined : index(year, month));
  return brokenTies(withYear(2150, values), ofYear).map((tie) => [tie.file, tie.message] as const);
};

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
    expect(ties({ ceiling: '8.914,58' })).toEqual([]);
    expect(ties({ ceiling: '8.914,58' }, () => 0.04)[0]?.[1]).toContain('o INPC de 2149');
  });

  it('um que sobe sozinho sobe por um índice de dois algarismos', () => {
    expect(ties({ ceiling: '8.915,57' })[0]?.[1]).toMatch(/5,19%, seriam R\$ 8\.915,43/);
    expect(ties({ 'low-income': '2.069,60' })[0]?.[1]).toContain('dois algarismos');
  });

  it('nenhum valor do ano fica com a norma do ano de antes', () => {
    const under = (own: Partial<WrittenValue<string>>, name = '') =>
      brokenTies(
        withYear(2027, { 'minimum-wage': { value: '1.700,00', ...own } }),
        unknown,
        () => name,
      ).flatMap(({ field, index }) => (field ? [index] : []));
    expect(under({})).toEqual([]);
    expect(under({ source: 'decreto-12797-1' as never })).toEqual([1]);
    expect(under({ source: 'decreto-12797-1' as never, isJumpConfirmed: true })).toEqual([]);
    expect(under({ isJumpConfirmed: true }, 'Decreto (salário mínimo de 2026)')).toContain(1);
  });

  it('um ano do meio da lista é olhado como o último', () => {
    const later = (name: string): WrittenSeries<string> => {
      const series = withYear(2150, { ceiling: '8.914,58' })(name);
      const value = { from: '2151-01-01', value: '9.271,16', source: 'loas-20-3' };
      return name === file('ceiling') ? { ...series, values: [...series.values, value] } : series;
    };
    const index = (year: number) => (year < 2100 ? undefined : 0.04);
    expect(brokenTies(later, index).map((tie) => [tie.file, tie.index])).toEqual([
      [file('ceiling'), 1],
    ]);
  });

  it.each([
    ['1.741,00', undefined, 0],
    ['1.741,50', undefined, 1],
    ['1.841,00', undefined, 1],
    ['1.741,00', 0.035, 0],
    ['1.741,00', 0.08, 0],
    ['1.741,00', 0.09, 1],
    ['1.841,00', 0.04, 1],
    ['1.641,00', 0.04, 1],
  ])('um salário mínimo de R$ %s, com os preços a %s: %i falha', (value, index, count) => {
    const found = ties({ 'minimum-wage': value }, (_, month) => (month === 11 ? index : undefined));
    expect(found.map(([name]) => name)).toEqual(
      Array.from({ length: count }, () => file('minimum-wage')),
    );
    const wage = { value, isJumpConfirmed: true };
    expect(ties({ 'minimum-wage': wage }, () => index)).toEqual([]);
  });

  it('o que alguém confirmou passa', () => {
    const ceiling = { value: '8.914,57', isJumpConfirmed: true };
    expect(ties({ ...right, ceiling }, () => 0.04)).toEqual([]);
  });

  it('o último dos anos antigos não fica acima do primeiro dos novos', () => {
    const past = (own: string): WrittenSeries<string> => {
      const series = written(own);
      if (own !== file('past-minimum-wages')) return series;
      const [last, ...before] = [...series.values].reverse();
      return last
        ? { ...series, values: [...before.reverse(), { ...last, value: '1.918,00' }] }
        : series;
    };
    const [only, ...others] = brokenTies(past, unknown);
    expect([others, only?.file, only?.index]).toEqual([[], file('minimum-wage'), 0]);
    expect(only?.message).toContain('antes eram R$ 1.918,00');
  });

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
    const [only] = ties({
      'minimum-wage': { value: '9.000,00', isJumpConfirmed: true },
      ceiling: '8.814,57',
    });
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

/** What a hand makes of a number: a digit for another, one lost or doubled, two exchanged, the point elsewhere. */
function slipsOf(value: string | number): (string | number)[] {
  const digits = String(value).replace(/\D/g, '');
  const places = [...digits].map((_, at) => at);
  const put = (at: number, length: number, other: string) =>
    digits.slice(0, at) + other + digits.slice(at + length);
  const all = places.flatMap((at) => [
    ...[...'0123456789'].map((digit) => put(at, 1, digit)),
    put(at, 1, ''),
    put(at, 0, digits.charAt(at)),
    put(at, 2, [...digits.slice(at, at + 2)].reverse().join('')),
  ]);
  const whole = [...all, `${digits}0`, `${digits}00`].map(Number).filter((slip) => slip > 0);
  const slips = [...new Set(whole)].filter((slip) => slip !== Number(digits));
  if (typeof value === 'number') return slips;
  // A rate has one decimal, if any.
  if (!/,\d\d$/.test(value))
    return slips.flatMap((slip) => [`${slip}`, `${slip / 10}`.replace('.', ',')]);
  return slips.map((slip) =>
    (slip / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
}

const single = [...seriesFiles.keys()].filter(
  (name) => !/past-|optional-days|pension-duration/.test(name),
);

describe('nenhum erro da mão sobre um valor que já vale passa', () => {
  it.each(single)('%s', (name) => {
    const series = written(name);
    const [was, ...later] = series.values;
    if (!was) throw new Error(name);
    const passed = (value: string, isJumpConfirmed?: true) => {
      const own = { ...was, value, ...(isJumpConfirmed && { isJumpConfirmed }) };
      const draft = { ...series, values: [own, ...later] };
      return (
        seriesFiles.get(name)?.schema.safeParse(draft).success &&
        brokenTies((other) => (other === name ? draft : written(other)), inpcOf).every(
          (tie) => tie.file !== name,
        )
      );
    };
    const slips = slipsOf(was.value).filter((slip) => slip !== was.value) as string[];
    expect(slips.length).toBeGreaterThan(9);
    expect(slips.filter((slip) => passed(slip))).toEqual([]);
    expect(passed(was.value)).toBe(true);
    expect(slips.some((slip) => passed(slip, true))).toBe(true);
  });
});

describe('nem sobre os de um ano novo, que sobem por índice', () => {
  it.each(Object.entries(right))('%s de R$ %s', (name, value) => {
    const cents = (amount: string) => Number(amount.replace(/\D/g, ''));
    // A cent more or less is how ordinances round.
    const slips = slipsOf(value).filter((slip) => Math.abs(cents(String(slip)) - cents(value)) > 2);
    const passed = slips.filter((slip) => {
      const found = ties({ ...right, [name]: String(slip) }, () => 0.04);
      return found.every(([of]) => of !== file(name));
    });
    expect(passed).toEqual([]);
  });
});
