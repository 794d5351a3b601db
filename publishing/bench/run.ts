import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { sealSite } from '#server/seal.ts';
import { siteDate } from '#tests/site-date.ts';
import { writeMeasured } from '#tests/write-measured.ts';
import { writeLimitPage } from './limit-page.ts';
import { measureVisits } from './pages.ts';
import { report } from './report.ts';
import { scoresOf } from './scores.ts';
import { slowLine } from './slow-line.ts';
import { serveOverTls } from './tls-site.ts';

/** `npm run bench`: one page of each kind beside the limit page; writes docs/benchmarks.md and its figures for `/desempenho`. Some five minutes. */
const pages = new Map([
  ['/', 'Página inicial'],
  ['/beneficios/bpc-loas', 'Benefício'],
  ['/conteudos/beneficio-indeferido', 'Guia do pedido negado'],
  ['/por-onde-comecar', 'Por onde começar'],
  ['/ferramentas/pensao-por-morte', 'Ferramenta'],
  ['/privacidade', 'Página de texto'],
]);
const paths = [...pages.keys()];
const runs = 9;
const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'bench-results/dist');

rmSync(join(root, 'bench-results'), { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
console.log('Building …');
const run = (...args: string[]) =>
  execFileSync(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      SITE_DATE: siteDate,
      // A demonstration asks search engines to stay away, which Lighthouse counts as a fault.
      PRACTICE_FOLDER: 'tests/fixtures/practice',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
run('node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', dist);
run('publishing/server/pack-copy.ts', dist);
const longest = readFileSync(join(dist, 'conteudos/beneficio-indeferido.html'), 'utf8');
const limitPath = writeLimitPage(dist, longest);
run('publishing/server/compress.ts', dist);
sealSite(dist);

const site = await serveOverTls(dist);
const originOf = (server: { address(): unknown }) =>
  `https://localhost:${(server.address() as AddressInfo).port}`;
const line = await slowLine((site.address() as AddressInfo).port);

console.log('Visits …');
const visits = new Map(await measureVisits(originOf(line), [...paths, limitPath], runs));
const limit = visits.get(limitPath);
if (!limit) throw new Error('The limit page was not measured.');
visits.delete(limitPath);

console.log('Lighthouse …');
const scores = new Map<string, number[]>();
for (const path of paths) scores.set(path, await scoresOf(originOf(site) + path));

const today = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
writeFileSync(
  join(root, 'docs/benchmarks.md'),
  report({ circumstances: `Run on ${today}, ${machine}.`, runs, visits, limit, scores }),
);
console.log('docs/benchmarks.md written.');
writeMeasured(
  'slow-line',
  'bench',
  [...visits, [limitPath, limit] as const].map(([path, { lcp }]) => ({
    group: 'Primeira visita, em uma linha lenta e um celular lento',
    name: pages.get(path) ?? 'A página mais rápida possível',
    value: Math.round(lcp) / 1000,
    unit: 'segundos até ler',
  })),
);
process.exit();
