import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A folder is judged by its own proof.
    include: [`engine/${process.env.MUTATED}/**/*.test.ts`],
    environment: 'node',
    testTimeout: 60_000,
  },
});
