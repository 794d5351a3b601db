import { describe, expect, it } from 'vitest';
import { linkBlockers } from './link-blockers.ts';

describe('endereços das fontes', () => {
  it('lista só os que ninguém abriu, com o que abrir e onde mudar', () => {
    const blockers = linkBlockers({
      aberta: { name: 'Lei aberta', url: 'https://example.com/aberta' },
      temas: {
        name: 'Tribunal',
        url: 'https://example.com/temas',
        themeUrl: 'https://example.com/temas/{tema}',
        isLinkUntested: true,
      },
    });
    expect(blockers).toEqual([
      {
        group: 'Endereços das fontes',
        file: 'engine/law/citations',
        problem: 'ninguém abriu ainda o endereço de “Tribunal”',
        remedy: expect.stringMatching(/temas e https:.*\{tema\}.*isLinkUntested de “temas”/),
      },
    ]);
  });
});
