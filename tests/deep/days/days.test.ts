import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, test } from 'vitest';
import { stringify } from 'yaml';
import { freePort } from '#tests/machine/ports.ts';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { cloneTo, runIn } from '../clone.ts';

/*
 * The site of days to come: built for the day in a clone of its own, where the gates
 * and a few journeys look at it. The values of the years to come are
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
const practice = 'tests/fixtures/demo-practice';
const facts = join(site, practice, 'practice.yaml');
let allPages = '';

beforeAll(() => {
  cloneTo(site);
  allPages = readFileSync(facts, 'utf8');
});

// One after the other in one clone. All texts are judged on both days; pages are made of those that a day
// changes: without values each that states one, for its words and its length; with new ones each kind, and
// the data. Nothing is compressed, as the same bytes are whatever the day.
describe.each([
  {
    name: '2 de janeiro de 2027, sem os valores novos',
    day: '2027-01-02',
    years: [],
    publish: { topics: ['beneficio-indeferido', 'por-onde-comecar', 'carta'], pages: [] },
    files: [],
  },
  {
    name: '29 de fevereiro de 2028, com os de dois anos',
    day: '2028-02-29',
    years: [2027, 2028],
    publish: {
      benefits: ['bpc-loas'],
      letters: [],
      topics: ['beneficio-indeferido', 'por-onde-comecar'],
      pages: ['dados'],
    },
    files: ['open-data'],
  },
])('$name', ({ day, years, publish, files }) => {
  const limits = { timeout: 480_000 };
  const env = { SITE_DATE: day, PRACTICE_FOLDER: practice };
  const run = (...command: [string, ...string[]]) => runIn(site, command, env);

  beforeAll(async () => {
    for (const year of years) {
      const answers = join(site, 'respostas.yaml');
      writeFileSync(answers, answersFor(year));
      const command = ['npm', 'run', '--silent', 'year', '--', answers, '--sim'] as const;
      await runIn(site, command, { SITE_DATE: readOn(year) });
    }
    writeFileSync(facts, allPages + stringify({ publish }));
    for (const program of ['launch/publish/check', 'server/configs/write', 'server/seal'])
      await run('node', `publishing/${program}.ts`);
  }, 480_000);

  test.each(files)('o que programas leem está certo: %s', limits, (file) =>
    run('npm', 'run', '--silent', 'test:built', '--', file),
  );

  test('as ferramentas respondem nesse dia', limits, async () => {
    const journeys = ['npx', 'playwright', 'test', 'tests/deep/days'] as const;
    await runIn(site, journeys, { ...env, TEST_PORT: String(await freePort()) });
  });
});
