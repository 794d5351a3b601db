import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inpcOf } from '../salary-correction.ts';
import type { WrittenSeries, WrittenValue } from '../written.ts';
import { seriesFiles } from './files.ts';
import { fileOf as file, type IndexOf } from './tie.ts';
import { brokenTies } from './ties.ts';

const files = new Map<string, WrittenSeries<string>>(
  [...seriesFiles.keys()].map((name) => [name, JSON.parse(readFileSync(name, 'utf8'))]),
);
function written(name: string): WrittenSeries<string> {
  const series = files.get(name);
  if (!series) throw new Error(name);
  return series;
}

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

it('os valores de hoje concordam entre si e com o INPC', () => {
  expect(brokenTies(written, inpcOf)).toEqual([]);
  expect(inpcOf(2025)).toBeCloseTo(0.039, 4);
  expect(inpcOf(2150)).toBeUndefined();
});

const four = () => 0.04;
const wageOf = (value: string) => ({ 'minimum-wage': value });
/** Of the twelve months to November: the decree comes in December. */
const prices = (share: number) => (_: number, month?: number) => (month === 11 ? share : undefined);
const { ceiling } = right;
const confirmed = (value: string) => ({ value, isJumpConfirmed: true });
const ofCeiling = (told: RegExp) => [['ceiling', told]] as const;
const ofWage = [['minimum-wage', /isJumpConfirmed/]] as const;

it.each<[string, Parameters<typeof ties>[0], IndexOf, readonly (readonly [string, RegExp])[]]>([
  ['os que sobem pelo mesmo índice', right, four, []],
  [
    'um que sobe diferente, com o outro ao lado',
    { ...right, ceiling: '8.914,57' },
    unknown,
    ofCeiling(/subiu 5,18%, e o limite de baixa renda subiu 4,00%.*isJumpConfirmed/),
  ],
  [
    'dois que não concordam',
    { ceiling, 'low-income': '2.095,60' },
    unknown,
    [...ofCeiling(/./), ['low-income', /./]],
  ],
  ['um que sobe sozinho, sem INPC conhecido', { ceiling: '8.914,58' }, unknown, []],
  ['um que sobe sozinho, com ele', { ceiling: '8.914,58' }, four, ofCeiling(/o INPC de 2149/)],
  [
    'um que sobe por mais de dois algarismos',
    { ceiling: '8.915,57' },
    unknown,
    ofCeiling(/5,19%, seriam R\$ 8\.915,43/),
  ],
  ['outro', { 'low-income': '2.069,60' }, unknown, [['low-income', /dois algarismos/]]],
  ['o que alguém confirmou', { ...right, ceiling: confirmed('8.914,57') }, four, []],
  ['um salário mínimo inteiro', wageOf('1.741,00'), unknown, []],
  ['com centavos', wageOf('1.741,50'), unknown, ofWage],
  ['que sobe mais de 12%', wageOf('1.841,00'), unknown, ofWage],
  ['com os preços a 3,5%', wageOf('1.741,00'), prices(0.035), []],
  ['com os preços a 8%', wageOf('1.741,00'), prices(0.08), []],
  ['com os preços a 9%', wageOf('1.741,00'), prices(0.09), ofWage],
  ['que sobe muito mais que os preços', wageOf('1.841,00'), prices(0.04), ofWage],
  ['que sobe muito menos', wageOf('1.641,00'), prices(0.04), ofWage],
  ['que alguém confirmou', { 'minimum-wage': confirmed('1.841,00') }, prices(0.04), []],
  ['com centavos, confirmado', { 'minimum-wage': confirmed('1.741,50') }, unknown, []],
])('valores presos um ao outro: %s', (_, values, index, expected) => {
  expect(ties(values, index)).toEqual(
    expected.map(([name, told]) => [file(name), expect.stringMatching(told)]),
  );
});

it('um teto abaixo do salário mínimo do mesmo ano não passa', () => {
  expect(ties({ 'minimum-wage': confirmed('9.000,00'), ceiling })[0]).toEqual([
    file('ceiling'),
    expect.stringContaining('o salário mínimo (R$ 9.000,00) ficou acima'),
  ]);
});

it.each([
  [{}, '', []],
  [{ source: 'decreto-12797-1' }, '', [1]],
  [{ source: 'decreto-12797-1', isJumpConfirmed: true }, '', []],
  [{ isJumpConfirmed: true }, 'Decreto (salário mínimo de 2026)', [1]],
])('nenhum valor do ano fica com a norma do ano de antes: %j, “%s”', (own, name, expected) => {
  const draft = withYear(2027, { 'minimum-wage': { value: '1.700,00', ...own } });
  const wrong = brokenTies(draft, unknown, () => name).filter(
    ({ file: of, field }) => field && of === file('minimum-wage'),
  );
  expect(wrong.map(({ index }) => index)).toEqual(expected);
});

it('um ano do meio da lista é olhado como o último', () => {
  const later = (name: string): WrittenSeries<string> => {
    const series = withYear(2150, { ceiling: '8.914,58' })(name);
    const value = { from: '2151-01-01', value: '9.271,16', source: 'loas-20-3' };
    return name === file('ceiling') ? { ...series, values: [...series.values, value] } : series;
  };
  const index = (year: number) => (year < 2100 ? undefined : 0.04);
  const found = brokenTies(later, index).map((tie) => [tie.file, tie.index]);
  expect(found).toEqual([[file('ceiling'), 1]]);
});

it('o último dos anos antigos não fica acima do primeiro dos novos', () => {
  const past = (own: string): WrittenSeries<string> => {
    const series = written(own);
    if (own !== file('past-minimum-wages')) return series;
    const last = series.values.length - 1;
    return {
      ...series,
      values: series.values.map((one, at) => (at === last ? { ...one, value: '1.918,00' } : one)),
    };
  };
  expect(brokenTies(past, unknown)).toEqual([
    expect.objectContaining({
      file: file('minimum-wage'),
      index: 0,
      message: expect.stringContaining('antes eram R$ 1.918,00'),
    }),
  ]);
});

it.each(['2026-1-1', 'amanhã', ''])(
  'um dia mal escrito (“%s”) é dito pelo arquivo, e não aqui',
  (from) => {
    const wrong = (own: string): WrittenSeries<string> => {
      const series = written(own);
      return { ...series, values: series.values.map((value) => ({ ...value, from, until: from })) };
    };
    expect(() => brokenTies(wrong, unknown)).not.toThrow();
  },
);

it('fala só de arquivos que existem', () => {
  const asked = (name: string) => {
    expect(seriesFiles.has(name), name).toBe(true);
    return written(name);
  };
  brokenTies(asked, unknown);
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
