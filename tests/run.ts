import { build, playwright, runSteps, type Step, vitest } from './steps.ts';

/**
 * `npm test`: every suite that needs no more than Node and a Chromium. The long ones come first, the
 * browser, which fills both cores by itself, last. Whatever runs Astro waits for the build: all of
 * them write the same files into `.astro`.
 */
const steps: Step[] = [
  build,
  vitest('unit tests', 'unit'),
  { name: 'types', command: ['npm', 'run', '--silent', 'check:types'] },
  {
    ...vitest('gates', 'gates', '--config', 'publishing/gates/vitest.config.ts'),
    needs: build.name,
  },
  {
    ...vitest('built files', 'built', '--config', 'tests/built/vitest.config.ts'),
    needs: build.name,
  },
  {
    ...vitest('refused texts', 'builds', '--config', 'tests/builds/vitest.config.ts'),
    needs: build.name,
  },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'dead code', command: ['npm', 'run', '--silent', 'check:dead-code'] },
  playwright('browser tests', '--grep-invert', '@deep'),
];

await runSteps(steps, 'summary');
