import { defineConfig } from 'vitest/config';
import { resultTexts } from '#tools/sentences/result-texts.ts';

export default defineConfig({
  plugins: [resultTexts()],
  test: {
    include: [
      '{engine,src,publishing/{server,launch,editor},tests/{cnis,letter,recorded,search}}/**/*.test.{ts,tsx}',
    ],
    environment: 'node',
    globalSetup: 'tests/machine/leave-nothing.ts',
    // No test changes what another reads: a module is loaded once for all files.
    isolate: false,
    // Programs and thousands of random cases, on a machine that has other work: only a hang ends here.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
