import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { sitePaths } from '#tests/browser/site-paths.ts';
import { serveSite } from '#tests/browser/site-server.ts';
import { measureCalculations } from './calculations.ts';
import { measureGrowth } from './growth.ts';
import { writeLimitPage } from './limit-page.ts';
import { measurePages } from './pages.ts';
import { barPlot } from './plot.ts';
import { report } from './report.ts';
import { measureServers } from './servers.ts';

/**
 * `npm run bench`: measures everything in one run, side by side, and writes docs/benchmarks.md and
 * its plot. Takes some twenty minutes, a few with `-- --quick`: one run of each page, growth to 100.
 * Figures depend on the machine; ratios and sizes hardly do.
 */
const isQuick = process.argv.includes('--quick');
const runs = isQuick ? 1 : 3;
const sizes = isQuick ? [10, 100] : [10, 100, 1000];
const root = resolve(import.meta.dirname, '..');
const dist = join(root, 'bench-results/dist');
const deploy = join(root, 'bench-results/deploy');

rmSync(join(root, 'bench-results'), { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
console.log('Building …');
const environment = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  SITE_DATE: '2026-11-21',
  // A demonstration asks search engines to stay away, which Lighthouse counts as a fault.
  PRACTICE_FILE: 'tests/fixtures/practice.yaml',
};
const run = (...args: string[]) =>
  execFileSync(process.execPath, args, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
run('node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', dist);
run('server/pack-copy.ts', dist);

const longest = readFileSync(join(dist, 'conteudos/beneficio-indeferido.html'), 'utf8');
const limitPath = writeLimitPage(dist, longest);
run('server/compress.ts', dist);
run('server/configs/write.ts', dist, deploy);
run('server/seal.ts', dist, deploy);

console.log('Servers …');
const loads = await measureServers(dist, deploy);

console.log('Growth …');
const growth = sizes.map((count) => {
  const one = measureGrowth(root, count);
  console.log(`${one.pages} benefit pages: ${one.seconds.toFixed(1)} s`);
  return one;
});

console.log('Pages …');
const { origin, server } = await serveSite(dist);
const pages = await measurePages(origin, [...sitePaths(dist), limitPath], runs);
server.close();
const limit = pages.pop();
if (!limit) throw new Error('The limit page was not measured.');

const today = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
writeFileSync(
  join(root, 'docs/benchmarks.md'),
  report({
    circumstances: `Run on ${today}, ${machine}.`,
    pages,
    runs,
    limit,
    growth,
    loads,
    calculations: measureCalculations(),
  }),
);
writeFileSync(
  join(root, 'docs/benchmarks.svg'),
  barPlot(
    'Largest contentful paint on a slow 4G phone',
    'ms',
    pages.map(({ path, waitedLcp }) => ({ label: path, value: waitedLcp })),
    { label: 'limit page', value: limit.waitedLcp },
  ),
);
console.log('docs/benchmarks.md and docs/benchmarks.svg written.');
process.exit();
