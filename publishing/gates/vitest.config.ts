import { defineConfig } from 'vitest/config';

/** The gates judge the built site and the texts it is made of: they run after the build. */
export default defineConfig({
  test: {
    include: ['publishing/gates/**/*.test.ts'],
    // The pages are read once and shared; with one worker for each file, each would read them anew.
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
