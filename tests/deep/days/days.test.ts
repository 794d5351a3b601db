import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, test } from 'vitest';
import { stringify } from 'yaml';
import { freePort } from '#tests/machine/ports.ts';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { cloneTo, runIn } from '../clone.ts';

/*
 * The site of days to come, whole: built for the day in a clone of its own, where the gates, the
 * checks of the built files and a few journeys look at it. The values of the years to come are
 * invented, and written as somebody will write the true ones in January: by `npm run year`.
 */

const folder = temporaryFolder('day');

/** The day in January on which each year's values were read. */
const readOn = (year: number): string => `${year}-01-02`;

const invented: Readonly<Record<number, readonly [wage: string, ceiling: string]>> = {
  2027: ['1.700,00', '8.800,00'],
  2028: ['1.785,00', '9.213,00'],
};

/** The answers of a practice that has found the decree and the ordinance, and not yet the rest. */
function answersFor(year: number): string {
  const [wage = '', ceiling = ''] = invented[year] ?? [];
  return stringify({
    ano: year,
    conferido: readOn(year),
    'salario-minimo': {
      valor: wage,
      // Invented: they rise by no index.
      confirmado: 'sim',
      norma: `Decreto 99.001/${year} (salário mínimo de ${year})`,
      artigo: 'art. 1º',
      endereco: `https://www.planalto.gov.br/d99001-${year}.htm`,
    },
    teto: {
      valor: ceiling,
      confirmado: 'sim',
      norma: `Portaria Interministerial MPS/MF 99/${year}`,
      endereco: `https://www.in.gov.br/web/dou/-/portaria-99-${year}`,
    },
    'dpu-renda': 'continua',
  });
}

describe.each([
  { name: '2 de janeiro de 2027, sem os valores novos', day: '2027-01-02', years: [] },
  { name: '2 de janeiro de 2027, com eles', day: '2027-01-02', years: [2027] },
  { name: '29 de fevereiro de 2028', day: '2028-02-29', years: [2027, 2028] },
])('$name', ({ day, years }) => {
  const clone = join(folder, 'site');
  const env = { SITE_DATE: day };
  const run = (...command: [string, ...string[]]) => runIn(clone, command, env);

  beforeAll(async () => {
    cloneTo(clone);
    for (const year of years) {
      const answers = join(clone, 'respostas.yaml');
      writeFileSync(answers, answersFor(year));
      const command = ['npm', 'run', '--silent', 'year', '--', answers, '--sim'] as const;
      await runIn(clone, command, { SITE_DATE: readOn(year) });
    }
    await run('npm', 'run', '--silent', 'check');
  }, 480_000);

  // `check` has judged texts and pages of each day; the gates' own tests once, with the values of two years.
  test.runIf(years.length === 2)('os portões aceitam os textos', { timeout: 480_000 }, () =>
    run('npm', 'run', '--silent', 'test:gates'),
  );

  test(
    'os arquivos construídos estão certos, e nenhum valor antigo passa por novo',
    {
      timeout: 480_000,
    },
    () => run('npm', 'run', '--silent', 'test:built'),
  );

  test('as ferramentas respondem nesse dia', { timeout: 480_000 }, async () => {
    const journeys = ['npx', 'playwright', 'test', 'tests/deep/days'] as const;
    await runIn(clone, journeys, { ...env, TEST_PORT: String(await freePort()) });
  });
});
