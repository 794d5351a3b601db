import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '#document/site.ts';
import { isoDate } from '#law/date.ts';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { lawChangesFile, loadLawChanges } from './law-changes.ts';
import { publishedPages } from './published-pages.ts';

const paths = publishedPages(loadSite({ SITE_DATE: '2026-11-21' }).figures).map(({ path }) => path);
const real = readFileSync(lawChangesFile, 'utf8');
const folder = temporaryFolder('law-changes');

const load = (text: string) => {
  const file = join(folder, 'law-changes.yaml');
  writeFileSync(file, text);
  return loadLawChanges(paths, file);
};

describe('o que mudou na lei', () => {
  it('vem do mais novo para o mais antigo, em páginas que existem', () => {
    const dates = loadLawChanges(paths).changes.map(({ date }) => isoDate(date));
    expect(dates.length).toBeGreaterThan(10);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it.each([
    ['página que não existe', real.replace('[/beneficios/bpc-loas]', '[/golpes]'), '/golpes'],
    ['fonte que não existe', real.replace('[lei-15327]', '[lei-0]'), 'lei-0'],
    ['data que não existe', real.replace(/date: \S+/, 'date: 2026-02-30'), 'changes.0.date'],
    ['mudança sem fonte', real.replace('    base: [lei-15327]\n', ''), 'base'],
    ['falta da lista de correções', real.replace('corrections: []', ''), 'corrections'],
  ])('recusa %s, com arquivo e remédio', (_name, text, remedy) => {
    expect(text).not.toBe(real);
    expect(() => load(text)).toThrow('law-changes.yaml');
    expect(() => load(text)).toThrow(remedy);
  });
});
