import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

// `npm run mutate -- rules/deadlines rules/retirement`, or, without a name, all of them: see README.md.

/** Folders of the engine, those first in which a mistake costs most. */
const folders = [
  'rules/deadlines',
  'rules/retirement',
  'rules/survivor-pension',
  'rules/insured-status',
  'words',
  'rules/carencia',
  'rules/bpc-income',
  'rules/contribution-time',
  'rules/maternity-pay',
  'rules/permanent-incapacity',
  'rules/temporary-incapacity',
  'rules/contribution-cost',
  'rules/benefit-average',
  'rules/calendar-file',
  'law',
];

const here = import.meta.dirname;
const installed = join(here, 'stryker/node_modules/@stryker-mutator/core/bin/stryker.js');

function install(): void {
  if (existsSync(installed)) return;
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', options, { cwd: join(here, 'stryker'), stdio: 'inherit' });
  if (status !== 0) throw new Error('npm ci of Stryker failed');
}

/** Whether nine of ten changes to the folder were noticed. */
function mutate(folder: string): boolean {
  const mutated = [
    `engine/${folder}/**/*.ts`,
    '!**/*.test.ts',
    '!**/proof/**',
    '!engine/law/citations/**',
  ];
  const options = [installed, 'run', join(here, 'stryker.config.json'), '--mutate', mutated.join()];
  const env = { ...process.env, MUTATED: folder };
  return spawnSync(process.execPath, options, { stdio: 'inherit', env }).status === 0;
}

install();
const asked = process.argv.slice(2);
const failed = (asked.length > 0 ? asked : folders).filter((folder) => !mutate(folder));
if (failed.length > 0) {
  console.error(`Fewer than nine of ten changes were noticed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
