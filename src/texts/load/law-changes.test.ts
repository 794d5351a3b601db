import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSite } from '#document/site.ts';
import { isoDate } from '#law/date.ts';
import { asFile, refused } from '#tests/machine/content-file.ts';
import { lawChangesFile, loadLawChanges } from './law-changes.ts';
import { publishedPages } from './published-pages.ts';

const paths = publishedPages(loadSite({ SITE_DATE: '2026-11-21' }).figures).map(({ path }) => path);
const real = readFileSync(lawChangesFile, 'utf8');
const load = asFile('law-changes.yaml', (file) => loadLawChanges(paths, file));

describe('o que mudou na lei', () => {
  it('vem do mais novo para o mais antigo, em páginas que existem', () => {
    const dates = loadLawChanges(paths).changes.map(({ date }) => isoDate(date));
    expect(dates.length).toBeGreaterThan(10);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it.each([
    ['página que não existe', '[/beneficios/bpc-loas]', '[/golpes]', '/golpes'],
    ['fonte que não existe', '[lei-15327]', '[lei-0]', 'lei-0'],
    ['data que não existe', /date: \S+/, 'date: 2026-02-30', 'changes.0.date'],
    ['mudança sem fonte', '    base: [lei-15327]\n', '', 'base'],
    ['falta da lista de correções', 'corrections: []', '', 'corrections'],
  ])('recusa %s, com arquivo e remédio', refused(real, load, 'law-changes.yaml'));
});
