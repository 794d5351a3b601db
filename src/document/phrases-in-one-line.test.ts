import { expect, it } from 'vitest';
import { phrasesInOneLine } from './phrases-in-one-line.ts';

const { transform } = phrasesInOneLine();

it('writes phrases in one line, and nothing else', () => {
  const code = 'const a = anyOf`\n  um, dois,\n  (tres|\n  quatro)\n`;\n';
  expect(transform(code)?.code).toBe('const a = anyOf`um, dois, (tres|quatro)`;\n');
  expect(transform('/** As `anyOf`\n says. */\nconst one = `\n`;\n')).toBeUndefined();
});
