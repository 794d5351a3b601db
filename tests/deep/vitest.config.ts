import { defineConfig } from 'vitest/config';

/** Suites that need more than Node and one browser; `npm run test:deep` runs them. */
export default defineConfig({
  test: {
    include: ['tests/deep/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/machine/leave-nothing.ts',
    // Two suites at a time on a small machine: what is awaited comes late, and only a hang ends here.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 240_000 } },
    // Servers and machines are shared; two cores gain nothing from more.
    fileParallelism: false,
  },
});
