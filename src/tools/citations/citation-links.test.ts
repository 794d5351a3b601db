import { describe, expect, it } from 'vitest';
import { type CitationKey, citation, citations } from '#law/citations.ts';
import { keysOf } from '#law/keyed.ts';
import { inOneLine, linkOf } from './citation-links.ts';
import { citationLinks } from './tool-links.ts';

describe('fontes que vão com a ferramenta', () => {
  it('voltam iguais às da lei, uma por uma', () => {
    const citationKeys = keysOf<CitationKey>(citations);
    const links = citationLinks(citationKeys);
    for (const key of citationKeys) {
      const { label, url } = citation(key);
      expect(linkOf(links, key)).toMatchObject({ label, url });
    }
  });

  it('uma fonte fora da lista não vira link', () => {
    expect(linkOf(citationLinks(['loas-20']), 'loas-21')).toBeUndefined();
  });

  it('em uma linha, cada norma e cada artigo aparecem uma vez', () => {
    const keys = [
      'loas-20',
      'lei-8213-16',
      'loas-20-3',
      'loas-20',
      'loas-20-b',
      'loas-20-14',
    ] as const;
    const line = inOneLine(citationLinks(keys), [...keys, 'ec-103-23']);
    expect(line.replaceAll('\u00a0', ' ')).toBe(
      'Lei 8.742/1993 (LOAS), art. 20, § 3º, § 14; art. 20-B. Lei 8.213/1991 (benefícios da Previdência), art. 16.',
    );
  });
});
