import { build, playwright, runSteps, type Step, vitest } from './steps.ts';

/**
 * `npm test`: every suite that needs no more than Node and a Chromium, three at a time: each waits now and
 * then, for a page, a program or a disk, and two leave a fifth of two cores idle. What needs the build comes
 * after what does not, and the browser, the longest, first of it. Whatever runs Astro waits for the build:
 * all of them write the same files into `.astro`.
 */
const steps: Step[] = [
  build,
  vitest('unit tests', 'unit'),
  { name: 'types', command: ['npm', 'run', '--silent', 'check:types'] },
  { name: 'dead code', command: ['npm', 'run', '--silent', 'check:dead-code'] },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  playwright('browser tests', '--grep-invert', '@deep'),
  {
    ...vitest('other builds', 'builds', '--config', 'tests/builds/vitest.config.ts'),
    needs: build.name,
  },
  {
    ...vitest('gates', 'gates', '--config', 'publishing/gates/vitest.config.ts'),
    needs: build.name,
  },
  {
    ...vitest('built files', 'built', '--config', 'tests/built/vitest.config.ts'),
    needs: build.name,
  },
];

await runSteps(steps, 'summary', 3);
