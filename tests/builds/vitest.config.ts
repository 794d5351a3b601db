import { defineConfig } from 'vitest/config';

/** What a build and a check say of texts with mistakes in them. */
export default defineConfig({
  test: { include: ['tests/builds/**/*.test.ts'], environment: 'node', testTimeout: 300_000 },
});
