import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { wrongDurations } from './duration-table.ts';

it('a tabela da pensão diz as durações que a ferramenta conta', () => {
  const file = 'content/benefits/pensao-por-morte.md';
  const source = readFileSync(file, 'utf8');
  const date = isoDate('2026-11-20');
  expect(wrongDurations(file, source, date)).toEqual([]);
  const wrong = source.replace('| 22 a 27 anos | 6 anos |', '| 22 a 27 anos | 5 anos |');
  expect(wrongDurations(file, wrong, date)).toMatchObject([
    { sentence: '| 22 a 27 anos | 5 anos |', remedy: expect.stringContaining('| 6 anos |') },
  ]);
});
