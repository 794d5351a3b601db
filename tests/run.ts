import { playwrightSuite, runSteps, type Step, single, vitestSuite } from './steps.ts';

/** `npm test`: every suite that needs no more than Node and a Chromium. */
const steps: Step[] = [
  { name: 'types', run: () => single('astro', 'check') },
  { name: 'lint and format', run: () => single('biome', 'check', '--error-on-warnings', '.') },
  { name: 'dead code', run: () => single('knip') },
  { name: 'unit tests', run: () => vitestSuite('unit') },
  { name: 'build', run: () => single('npm', 'run', '--silent', 'build') },
  { name: 'gates', run: () => vitestSuite('gates', '--config', 'gates/vitest.config.ts') },
  { name: 'browser tests', run: () => playwrightSuite('--grep-invert', '@deep') },
];

await runSteps(steps, 'summary');
