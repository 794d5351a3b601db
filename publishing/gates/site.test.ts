import { expect, it } from 'vitest';
import { dayOfBuild } from '#texts/day-of-build.ts';
import { pageFaults } from './judge-pages.ts';
import { sourceFaults } from './judge-texts.ts';
import { builtTexts } from './published-text/built-site.ts';
import { contentLines } from './published-text/content-lines.ts';
import { interfaceTexts } from './published-text/interface-texts.ts';

const judged = { practiceFolder: process.env.PRACTICE_FOLDER, date: dayOfBuild() };

it('nada do que está escrito em textos, dados e código deixa de ser publicável', () => {
  expect(contentLines().length).toBeGreaterThan(1500);
  expect(interfaceTexts().length).toBeGreaterThan(500);
  expect(sourceFaults(judged)).toEqual([]);
});

it('nem página nenhuma: palavras, leitura, links, palavras explicadas, o que sempre aparece', async () => {
  const texts = await builtTexts();
  expect(new Set(texts.map(({ page }) => page)).size).toBeGreaterThan(30);
  const kinds = new Set(texts.map(({ kind }) => kind));
  for (const kind of ['title', 'description', 'message', 'label', 'paragraph'] as const)
    expect(kinds).toContain(kind);
  expect(await pageFaults(judged)).toEqual([]);
});
