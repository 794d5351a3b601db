import { defineConfig } from 'vitest/config';

/** Builds of the site with other settings, one after the other. */
export default defineConfig({
  test: { include: ['tests/builds/**/*.test.ts'], environment: 'node', testTimeout: 300_000 },
});
