import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

/** One part of a run; a text instead of a count says why it was skipped. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<Count | string>;
}

// The rules of one fixed day, so that no result depends on today.
const environment = {
  ...process.env,
  SITE_DATE: '2026-11-21',
  PRACTICE_FILE: 'tests/fixtures/demo-practice.yaml',
  ASTRO_TELEMETRY_DISABLED: '1',
};

/** Runs a program whose exit code is the whole result. */
export const single = async (command: string, ...args: string[]): Promise<Count> =>
  (await exitCode(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Runs Vitest with these options; its report is `test-results/<name>.json`. */
export function vitestSuite(name: string, ...options: string[]): Promise<Count> {
  const report = `test-results/${name}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return suite(
    report,
    (json: { numPassedTests: number; numFailedTests: number }) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
    }),
    'vitest',
    ['run', ...reporters, ...options],
  );
}

/** Runs Playwright with these options; its report is where `playwright.config.ts` says. */
export const playwrightSuite = (...options: string[]): Promise<Count> =>
  suite(
    'test-results/browser.json',
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }),
    'playwright',
    ['test', ...options],
  );

/**
 * Runs the steps, one after the other, and ends with the count over all of them, which
 * `test-results/<summary>.txt` holds as well. A step that throws has failed once.
 */
export async function runSteps(steps: readonly Step[], summary: string): Promise<void> {
  const file = `test-results/${summary}.txt`;
  rmSync(file, { force: true });
  mkdirSync('test-results', { recursive: true });
  const total: Count = { passed: 0, failed: 0 };
  const skipped: string[] = [];
  for (const [index, { name, run }] of steps.entries()) {
    const started = Date.now();
    console.log(`\n── ${index + 1}/${steps.length} ${name}`);
    const result = await run().catch((error: unknown) => {
      console.error(error);
      return { passed: 0, failed: 1 };
    });
    if (typeof result === 'string') {
      skipped.push(`── skipped: ${name}: ${result}`);
      console.log(skipped.at(-1));
      continue;
    }
    total.passed += result.passed;
    total.failed += result.failed;
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`── ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`);
  }
  const line = `${total.passed} passed, ${total.failed} failed`;
  writeFileSync(file, `${line}\n`);
  console.log(['', ...skipped, line].join('\n'));
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** Runs a test runner that writes a report; a run that ends badly never counts as all passed. */
async function suite(
  report: string,
  read: (json: never) => Count,
  command: string,
  args: readonly string[],
): Promise<Count> {
  rmSync(report, { force: true });
  const code = await exitCode(command, args);
  try {
    const count = read(JSON.parse(readFileSync(report, 'utf8')) as never);
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    console.error(`${command} wrote no report`);
    return { passed: 0, failed: 1 };
  }
}

function exitCode(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment,
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
