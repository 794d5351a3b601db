import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { siteDate } from './site-date.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
  /** What failed, by name and in the first words of its message, as far as the report tells. */
  readonly failures?: readonly string[];
}

/** What is used of the report that Vitest writes. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** What is used of the report that Playwright writes. */
interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

/** A test's name and how its message begins: what is cut of a long output is told again at its end. */
const failure = (name: string, message = '') =>
  `${name}\n${stripVTControlCharacters(message).slice(0, 600)}`.trim();

const failuresOf = ({ title, suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map((spec) => failure(`${title} › ${spec.title}`, spec.tests[0]?.results[0]?.error?.message)),
  ...suites.flatMap(failuresOf),
];

/** One part of a run: a program whose exit code, or whose report, is the result. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** Where the program writes how many tests passed and failed, and how that is read. */
  readonly report?: { readonly file: string; readonly read: (json: never) => Count };
  /** The name of an earlier step without which this one would judge something else. */
  readonly needs?: string;
  /** Its output is shown line by line; that of other steps, whole, when they end. */
  readonly isShownLive?: boolean;
  /** Seconds after which it hangs: it is ended, tried once more, and told. */
  readonly hangsAfter?: number;
  /** Readies the machine; a text says why that cannot be, and the step is skipped. */
  readonly prepare?: () => string | undefined;
}

const environment = {
  ...process.env,
  SITE_DATE: siteDate,
  PRACTICE_FOLDER: 'tests/fixtures/demo-practice',
  ASTRO_TELEMETRY_DISABLED: '1',
  // The tests start some sixty programs that load the same modules.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
  // Builds and tests make much that is soon gone: with little room for it, a seventh of the time goes into clearing it.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
};

/** The build that the steps after it look at; the gates judge it in a step of their own. */
export const build: Step = { name: 'build', command: ['npm', 'run', '--silent', 'build:site'] };

/** Runs Vitest with these options; its report is `test-results/<file>.json`. */
export function vitest(name: string, file: string, ...options: string[]): Step {
  const report = `test-results/${file}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    command: ['vitest', 'run', ...reporters, ...options],
    report: {
      file: report,
      read: ({ numPassedTests, numFailedTests, testResults }: VitestReport) => ({
        passed: numPassedTests,
        failed: numFailedTests,
        failures: testResults
          .flatMap(({ assertionResults }) => assertionResults)
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => failure(fullName, failureMessages?.[0])),
      }),
    },
  };
}

/** Runs Playwright with these options; its report is where `playwright.config.ts` says. */
export const playwright = (name: string, ...options: string[]): Step => ({
  name,
  command: ['playwright', 'test', ...options],
  report: {
    file: 'test-results/browser.json',
    read: ({ stats, suites }: PlaywrightReport) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: suites.flatMap(failuresOf),
    }),
  },
  needs: build.name,
  isShownLive: true,
});

type Outcome = { readonly name: string; readonly seconds: number } & (
  | { readonly count: Count }
  | { readonly skipped: string }
);

/**
 * Runs the steps in their order, two at a time, and ends with the time of each and the count over
 * all of them, which `test-results/<summary>.txt` holds as well, and with what failed, as in
 * `test-results/<summary>-failures.txt`.
 */
export async function runSteps(steps: readonly Step[], summary: string): Promise<void> {
  const file = `test-results/${summary}.txt`;
  rmSync(file, { force: true });
  mkdirSync('test-results', { recursive: true });
  const started = Date.now();
  const running = new Map<string, Promise<Outcome>>();
  const waiting = steps.values();
  const outcomes = new Map<string, Outcome>();
  const lane = async () => {
    for (const step of waiting) {
      const outcome = runStep(step, running.get(step.needs ?? ''));
      running.set(step.name, outcome);
      outcomes.set(step.name, await outcome);
    }
  };
  await Promise.all([lane(), lane()]);

  const total = { passed: 0, failed: 0 };
  const failures: string[] = [];
  console.log('\n── seconds of each step, two at a time');
  for (const { name } of steps) {
    // A step that never ran has failed.
    const outcome = outcomes.get(name) ?? { name, seconds: 0, count: { passed: 0, failed: 1 } };
    console.log(`${String(outcome.seconds).padStart(5)}  ${resultOf(outcome)}`);
    if ('skipped' in outcome) continue;
    for (const told of outcome.count.failures ?? []) failures.push(`${name}: ${told}`);
    total.passed += outcome.count.passed;
    total.failed += outcome.count.failed;
  }
  console.log(`${String(secondsSince(started)).padStart(5)}  in all`);
  const list = failures.map((told) => `✗ ${told}\n`).join('');
  console.log(list);
  writeFileSync(`test-results/${summary}-failures.txt`, list);
  const line = `${total.passed} passed, ${total.failed} failed`;
  writeFileSync(file, `${line}\n`);
  console.log(`\n${line}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

const secondsSince = (start: number): number => Math.round((Date.now() - start) / 1000);

const resultOf = (outcome: Outcome): string =>
  'skipped' in outcome
    ? `skipped: ${outcome.name}: ${outcome.skipped}`
    : `${outcome.name}: ${outcome.count.passed} passed, ${outcome.count.failed} failed`;

/** Runs one step after what it needs; whatever goes wrong counts as a failure, never as nothing. */
async function runStep(step: Step, needed?: Promise<Outcome>): Promise<Outcome> {
  const { name } = step;
  const before = await needed;
  const started = Date.now();
  const end = (result: { count: Count } | { skipped: string }, output = ''): Outcome => {
    const outcome = { name, seconds: secondsSince(started), ...result };
    console.log(`\n── ${resultOf(outcome)}, ${outcome.seconds} s\n${output}`);
    return outcome;
  };
  const failedOnce = { count: { passed: 0, failed: 1 } };
  if (step.needs && !(before && 'count' in before && before.count.failed === 0)) {
    return end(failedOnce, `“${step.needs}” did not succeed.`);
  }
  try {
    const reason = step.prepare?.();
    if (reason) return end({ skipped: reason });
    console.log(`\n── ${name} …`);
    if (step.report) rmSync(step.report.file, { force: true });
    const first = await execute(step);
    if (first.hung) console.log(`\n── ${name}: hung for ${step.hangsAfter} s, tried once more`);
    const { code, output } = first.hung ? await execute(step) : first;
    return end({ count: countOf(step, code) }, output);
  } catch (error) {
    return end(failedOnce, String(error));
  }
}

/** A run that ends badly never counts as all passed, and a report without a test not at all. */
function countOf({ report }: Step, code: number | null): Count {
  if (!report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const count = report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never);
  const isSound = code === 0 && count.passed > 0;
  return isSound || count.failed > 0 ? count : { ...count, failed: 1 };
}

function execute({ command, isShownLive = false, hangsAfter }: Step) {
  const [program, ...args] = command;
  return new Promise<{ code: number | null; output: string; hung: boolean }>((resolve, reject) => {
    const kind = isShownLive ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      stdio: ['ignore', kind, kind],
      env: environment,
      // A group of its own, so that the browsers it started end with it.
      detached: hangsAfter !== undefined,
    });
    let hung = false;
    const limit =
      hangsAfter &&
      setTimeout(() => {
        hung = true;
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      }, hangsAfter * 1000);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code, output, hung });
    });
  });
}
