import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, test } from 'vitest';
import { stringify } from 'yaml';
import { freePort } from '#tests/machine/ports.ts';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { cloneTo, runIn } from '../clone.ts';

/*
 * The site of days to come: built for the day in a clone of its own, where the gates, the
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

const site = join(folder, 'site');
beforeAll(() => cloneTo(site));

// One after the other in one clone. Of the checks of built files those whose answer hangs on the day, and
// all pages as they are without values; nothing is compressed, as the same bytes are whatever the day.
describe.each([
  {
    name: '2 de janeiro de 2027, sem os valores novos',
    day: '2027-01-02',
    years: [],
    files: ['documents', 'figures', 'open-data'],
  },
  {
    name: '29 de fevereiro de 2028, com os de dois anos',
    day: '2028-02-29',
    years: [2027, 2028],
    files: ['figures', 'open-data', 'structured-data'],
  },
])('$name', ({ day, years, files }) => {
  const limits = { timeout: 480_000 };
  const env = { SITE_DATE: day };
  const npm = (...command: string[]) => runIn(site, ['npm', 'run', '--silent', ...command], env);

  beforeAll(async () => {
    for (const year of years) {
      const answers = join(site, 'respostas.yaml');
      writeFileSync(answers, answersFor(year));
      const command = ['npm', 'run', '--silent', 'year', '--', answers, '--sim'] as const;
      await runIn(site, command, { SITE_DATE: readOn(year) });
    }
    for (const program of ['launch/publish/check', 'server/configs/write', 'server/seal'])
      await runIn(site, ['node', `publishing/${program}.ts`], env);
  }, 480_000);

  test('os arquivos construídos estão certos, e nenhum valor antigo passa por novo', limits, () =>
    npm('test:built', '--', ...files),
  );

  test('as ferramentas respondem nesse dia', limits, async () => {
    const journeys = ['npx', 'playwright', 'test', 'tests/deep/days'] as const;
    await runIn(site, journeys, { ...env, TEST_PORT: String(await freePort()) });
  });
});
