import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{law,rules,content,src,server,launch}/**/*.test.{ts,tsx}'],
    environment: 'node',
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
