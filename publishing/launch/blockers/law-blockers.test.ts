import { describe, expect, it } from 'vitest';
import { isoDate, wholeYear } from '#law/date.ts';
import { legalSeries } from '#law/value.ts';
import { sealFact, valueName } from '#texts/signing/seal-fact.ts';
import { signFact } from '../write-signature.ts';
import { lawBlockers, unreadValues } from './law-blockers.ts';

const naming = { unit: 'reais', file: 'engine/law/values/minimum-wage.json' } as const;
const yearly = legalSeries<number>({
  ...naming,
  name: 'só de 2026',
  values: [
    {
      ...wholeYear(2026),
      value: 100,
      source: 'loas-20-3',
      verifiedOn: isoDate('2026-10-20'),
    },
  ],
});
const problemsOn = (date: string) => lawBlockers(isoDate(date), [yearly]);

describe('valores da lei', () => {
  it.each([
    ['no primeiro dia', '2026-01-01', []],
    ['em 30 de novembro', '2026-11-30', []],
    ['em 1º de dezembro, pede o do ano seguinte', '2026-12-01', ['2027-01-01']],
    ['em 31 de dezembro, ainda', '2026-12-31', ['2027-01-01']],
    ['no ano sem valor, pede o desse dia', '2027-01-01', ['2027-01-01']],
    ['em dezembro do ano sem valor, pede os dois', '2027-12-01', ['2027-12-01', '2028-01-01']],
    ['antes de começar', '2025-11-30', ['2025-11-30']],
  ])('%s', (_, date, missing) => {
    const problems = problemsOn(date)
      .filter(({ problem }) => problem.startsWith('falta'))
      .map(({ problem }) => problem);
    expect(problems).toEqual(missing.map((day) => `falta o valor de “só de 2026” para ${day}`));
  });

  it.each([
    ['2027-04-20', 0],
    ['2027-04-21', 1],
  ])('fonte conferida em 2026-10-20, vista em %s: %i', (date, count) => {
    const stale = problemsOn(date).filter(({ problem }) => problem.includes('foi conferida em'));
    expect(stale).toHaveLength(count);
    for (const { file, remedy } of stale) {
      expect(file).toBe('engine/law/values/minimum-wage.json');
      expect(remedy).toContain('https://www.planalto.gov.br/');
    }
  });

  it('um valor cuja fonte ninguém abriu espera pelo advogado', () => {
    const waiting = legalSeries<number>({
      ...naming,
      name: 'à espera',
      isPast: true,
      values: [{ ...wholeYear(2025), value: 100, source: 'loas-20-3' }],
    });
    const problem = 'valores de “à espera” que ninguém conferiu na fonte: 1';
    const remedy = expect.stringContaining('https://www.planalto.gov.br/');
    const [date, ordered] = [
      isoDate('2026-11-22'),
      { ...waiting, orderedBy: 'loas-20-3' as const },
    ];
    expect(lawBlockers(date, [waiting])).toMatchObject([{ problem, remedy }]);
    expect(lawBlockers(date, [ordered])).toMatchObject([
      { problem: expect.stringContaining(`${problem}; 1 sem fonte com o valor`), remedy },
    ]);
    expect(lawBlockers(date, [waiting], [], [])).toEqual([]);
  });

  it('um valor assinado não espera mais, enquanto é o mesmo', () => {
    const [waiting, ...others] = unreadValues([]);
    const { series = yearly, value = yearly.values[0] } = waiting ?? {};
    const name = value ? valueName(series, value) : '';
    const signature = signFact(name, { name: 'Araçá do Exemplo' }, isoDate('2026-11-22'));
    expect(unreadValues([signature])).toEqual(others);
    expect(unreadValues([{ ...signature, seal: '0 0 0' }])).toHaveLength(others.length + 1);
    const changed = { ...series, values: [{ ...value, value: 1 }] } as typeof yearly;
    expect(sealFact(name, [changed])).not.toEqual(sealFact(name));
    expect(sealFact(name, [])).toBeUndefined();
  });

  it('diz o arquivo e o que acrescentar, ou o comando que pergunta por ele', () => {
    expect(problemsOn('2027-01-01')[0]).toMatchObject({
      file: 'engine/law/values/minimum-wage.json',
      remedy: expect.stringContaining('npm run year'),
    });
    const file = 'engine/law/values/documentary-exam-days.json';
    expect(lawBlockers(isoDate('2027-01-01'), [{ ...yearly, file }])[0]).toMatchObject({
      file,
      remedy: expect.stringContaining('em reais'),
    });
  });
});
