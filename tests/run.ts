import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * `npm test`: every suite, one after the other, on the rules of one fixed day, so that the result
 * does not depend on today. Ends with the count over all of them.
 */
const environment = { ...process.env, SITE_DATE: '2026-11-21', ASTRO_TELEMETRY_DISABLED: '1' };

interface Count {
  passed: number;
  failed: number;
}

const run = (command: string, args: string[]): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment,
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

/** Runs a program whose exit code is the whole result. */
const single = async (command: string, ...args: string[]): Promise<Count> =>
  (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Runs a test runner that writes a report; a run that ends badly never counts as all passed. */
async function suite(
  report: string,
  read: (json: never) => Count,
  command: string,
  ...args: string[]
) {
  rmSync(report, { force: true });
  const code = await run(command, args);
  try {
    const count = read(JSON.parse(readFileSync(report, 'utf8')) as never);
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    console.error(`${command} wrote no report`);
    return { passed: 0, failed: 1 };
  }
}

const unitReport = 'test-results/unit.json';
const browserReport = 'test-results/browser.json';

const steps: [string, () => Promise<Count>][] = [
  ['types', () => single('astro', 'check')],
  ['lint and format', () => single('biome', 'check', '--error-on-warnings', '.')],
  ['dead code', () => single('knip')],
  [
    'unit tests',
    () =>
      suite(
        unitReport,
        (json: { numPassedTests: number; numFailedTests: number }) => ({
          passed: json.numPassedTests,
          failed: json.numFailedTests,
        }),
        'vitest',
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      ),
  ],
  ['build', () => single('npm', 'run', '--silent', 'build')],
  [
    'browser tests',
    () =>
      suite(
        browserReport,
        ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
          passed: stats.expected,
          failed: stats.unexpected + stats.flaky,
        }),
        'playwright',
        'test',
      ),
  ],
];

mkdirSync('test-results', { recursive: true });
const total: Count = { passed: 0, failed: 0 };
for (const [index, [name, step]] of steps.entries()) {
  const started = Date.now();
  console.log(`\n── ${index + 1}/${steps.length} ${name}`);
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`── ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
}

const summary = `${total.passed} passed, ${total.failed} failed`;
writeFileSync('test-results/summary.txt', `${summary}\n`);
console.log(`\n${summary}`);
process.exitCode = total.failed > 0 ? 1 : 0;
