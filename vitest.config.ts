import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{law,rules,content,src,server}/**/*.test.{ts,tsx}'],
    environment: 'node',
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
