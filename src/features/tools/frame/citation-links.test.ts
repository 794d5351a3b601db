import { describe, expect, it } from 'vitest';
import { type CitationKey, citation, citations } from '../../../../law/citations.ts';
import { linkOf } from './citation-links.ts';
import { citationLinks } from './tool-links.ts';

describe('fontes que vão com a ferramenta', () => {
  it('voltam iguais às da lei, uma por uma', () => {
    const keys = Object.keys(citations) as CitationKey[];
    const links = citationLinks(keys);
    for (const key of keys) expect(linkOf(links, key)).toEqual(citation(key));
  });

  it('uma fonte fora da lista não vira link', () => {
    expect(linkOf(citationLinks(['loas-20']), 'loas-21')).toBeUndefined();
  });
});
