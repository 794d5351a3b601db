import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{law,rules,words,content,src,server,launch}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // No test changes what another reads: a module is loaded once for all files.
    isolate: false,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
