import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { type SalaryCorrection, salaryCorrection } from '#law/salary-correction.ts';
import { amountCitations } from '#rules/benefit-average/amount-rules.ts';
import { averageCitations } from '#rules/benefit-average/benefit-average.ts';
import type { WorkingLife } from '#rules/contribution-time/life.ts';
import { life, paidFrom, spell } from '#rules/contribution-time/proof/lives.ts';
import type { Sex } from '#rules/retirement/answers.ts';
import { citationLinks } from '../../citations/tool-links.ts';
import { countLife } from '../result/count-life.ts';
import { Average } from './Average.tsx';
import { averageDoor } from './choose-door.ts';

/** As far as the cases reach: to correct to 07/2026. */
const checked: SalaryCorrection = {
  ...salaryCorrection,
  rates: salaryCorrection.rates.slice(0, 384),
  isChecked: true,
};
const flat: SalaryCorrection = { ...checked, rates: checked.rates.map(() => 0) };

const links = citationLinks([...averageCitations, ...amountCitations]);

interface Asked {
  today?: string;
  isAccepted?: boolean;
  sex?: Sex;
}

function linesOf(
  told: WorkingLife,
  table: SalaryCorrection,
  { today = '2026-08-01', isAccepted = false, sex }: Asked = {},
): string {
  const then = { ...told, today: isoDate(today) };
  return renderToStaticMarkup(
    <Average
      life={then}
      counted={countLife(then)}
      links={links}
      isOldTableAccepted={isAccepted}
      sex={sex}
      onAccept={() => {}}
      onSex={() => {}}
      table={table}
    />,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

const tenMonths = life([
  spell('a', 'employee', ['2010-01-01', '2010-10-31'], paidFrom('2010-01', 10, 100_000)),
]);
const twentyYears = life([
  spell('a', 'employee', ['1996-01-01', '2015-12-31'], paidFrom('1996-01', 240, 80_000)),
]);

describe('a data da tabela', () => {
  it.each([
    ['menos de dois meses', '2026-08-31', true],
    ['dois meses', '2026-09-30', true],
    ['mais de dois meses', '2026-10-01', false],
  ])('%s, em %s: há valor: %s', (_, today, isShown) => {
    const lines = linesOf(tenMonths, checked, { today });
    expect(lines).toContain('Estimativa com índices até 06/2026');
    expect(lines.includes('R$')).toBe(isShown);
    expect(lines.includes('Ver mesmo assim, com índices até 06/2026')).toBe(!isShown);
  });

  it('mais de dois meses, aceita: há valor, e a data continua escrita', () => {
    const lines = linesOf(tenMonths, checked, { today: '2026-11-22', isAccepted: true });
    expect(lines).toMatch(/Estimativa com índices até 06\/2026.*Pela conta, a média é de R\$/);
  });
});

describe('sem conferência do escritório', () => {
  it('numa demonstração aparece, marcado', () => {
    const lines = linesOf(tenMonths, { ...checked, isChecked: false });
    expect(lines).toMatch(/Demonstração:.*R\$/);
    expect(linesOf(tenMonths, checked)).not.toMatch(/Demonstração:/);
  });

  it('e de resto a porta não existe no site', () => {
    const closed = averageDoor(false, { ...checked, isChecked: false });
    const id = closed.resolveId('virtual:average-door');
    expect(id && closed.load(id)).toBe('export const AverageDoor = undefined;');
    for (const open of [
      averageDoor(false, { ...checked, isChecked: true }),
      averageDoor(true, { ...checked, isChecked: false }),
    ]) {
      const path = open.resolveId('virtual:average-door') ?? '';
      expect(path).toMatch(/average[\\/]AverageDoor\.tsx$/);
      expect(open.load(path)).toBeUndefined();
    }
  });
});

describe('valores', () => {
  it('T11: dez salários de R$ 1.000,00 divididos por 108: R$ 92,59', () => {
    const told = life([
      spell('a', 'employee', ['1994-07-31', '2019-12-31'], paidFrom('2010-01', 10, 100_000)),
    ]);
    const lines = linesOf(told, flat);
    expect(lines).toContain('R$ 92,59');
    expect(lines).toContain('dividida por 108');
  });

  it('vinte anos: por idade há valor, 70% de mulher e 60% de homem; por tempo, não', () => {
    const woman = linesOf(twentyYears, flat, { sex: 'woman' });
    expect(woman).toMatch(/Por idade\..*?Pela conta: R\$ 1\.621,00/);
    expect(woman).toContain('70% de R$ 800,00');
    expect(woman).toContain('entra o salário mínimo');
    expect(woman.match(/Sem valor hoje: a regra pede/g)).toHaveLength(4);
    expect(linesOf(twentyYears, flat, { sex: 'man' })).toContain('60% de R$ 800,00');
  });

  it('antes de saber o sexo há só a média', () => {
    const lines = linesOf(twentyYears, flat);
    expect(lines).toContain('R$ 800,00');
    expect(lines).not.toContain('Por idade');
  });

  it('sem salário desde 07/1994 não há média', () => {
    const lines = linesOf(
      life([spell('a', 'employee', ['1990-01-01', '1990-12-31'], paidFrom('1990-01', 12, 1000))]),
      flat,
    );
    expect(lines).toContain('não há estimativa');
    expect(lines).not.toContain('R$');
  });
});
