import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { readMonth } from '#law/month.ts';
import { contributionTime } from '#rules/contribution-time/contribution-time.ts';
import type { Extract, Relation } from './extract.ts';
import { lifeFrom } from './life-from.ts';
import { lacksMonths } from './months-told.ts';

const place = { page: 1, line: 1 };
const read = <T>(value: T) => ({ value, place });

const row = (
  kind: 'job' | 'contributions' | 'grouping',
  from: string,
  { until, lastPaid, months = [] }: { until?: string; lastPaid?: string; months?: object[] } = {},
) =>
  ({
    kind,
    seq: read(1),
    indicators: [],
    months,
    thirteenths: [],
    from: read(isoDate(from)),
    ...(until && { until: read(isoDate(until)) }),
    ...(lastPaid && { lastPaid: read(readMonth(lastPaid)) }),
  }) as unknown as Relation;

const closed = row('job', '2010-03-01', { until: '2019-10-31' });

it.each([
  ['emprego que acabou antes de 11/2019: conta por dia', [closed], false],
  ['um que acabou em 11/2019', [row('job', '2010-03-01', { until: '2019-11-01' })], true],
  ['um sem saída', [row('job', '2010-03-01')], true],
  ['um pagamento por conta própria', [closed, row('contributions', '2008-01-01')], true],
  ['serviço a empresas', [closed, row('grouping', '2008-01-01')], true],
  [
    'um só mês lido em outra linha',
    [row('contributions', '2008-01-01'), row('job', '2010-03-01', { months: [{}] })],
    false,
  ],
  ['nada', [], false],
])('%s', (_, relations, lacks) => {
  expect(lacksMonths({ relations })).toBe(lacks);
});

describe('do extrato sem valores', () => {
  const today = isoDate('2026-11-22');
  const timeOf = (relation: Relation) => {
    const extract = { relations: [relation], consolidated: [] } as unknown as Extract;
    const { today: total, leftOut } = contributionTime(lifeFrom(extract, today, () => undefined));
    return [total.least.legalDays, total.most.legalDays, ...leftOut.map(({ why }) => why)];
  };
  const year = { until: '2010-12-31' };

  it.each([
    ['o que a pessoa pagou não é certo, e pode ser tudo', row('contributions', '2010-01-01', year)],
    ['o que empresas declararam também', row('grouping', '2010-01-01', year)],
    ['sem fim, vai até o último mês', row('contributions', '2010-01-01', { lastPaid: '2010-12' })],
  ])('%s', (_, relation) => {
    expect(timeOf(relation)).toEqual([0, 360, 'noPay']);
  });

  it('de quem não diz até quando pagou, nada se inventa', () => {
    expect(timeOf(row('contributions', '2010-01-01'))).toEqual([0, 0]);
  });

  it('um emprego sem saída vai até o último mês com salário', () => {
    expect(timeOf(row('job', '2010-01-01', { lastPaid: '2010-12' }))).toEqual([360, 360]);
  });

  it('um fim que ainda vem não passa de hoje', () => {
    const [, most] = timeOf(row('contributions', '2026-09-01', { until: '2090-01-31' }));
    expect(most).toBe(90);
  });
});
