import { describe, expect, it } from 'vitest';
import type { Signature } from '#texts/schema/signature.ts';
import { writtenSeal } from '#texts/signing/seal.ts';
import { linkName, sealFact } from '#texts/signing/seal-fact.ts';
import { linkBlockers, untestedLinks } from './link-blockers.ts';

describe('endereços das fontes', () => {
  it('lista só os que ninguém abriu, com o que abrir e onde mudar', () => {
    const blockers = linkBlockers([], {
      aberta: { name: 'Lei aberta', url: 'https://example.com/aberta', isLinkRead: true },
      temas: {
        name: 'Tribunal',
        url: 'https://example.com/temas',
        themeUrl: 'https://example.com/temas/{tema}',
      },
    });
    expect(blockers).toEqual([
      {
        group: 'Endereços das fontes',
        file: 'engine/law/citations',
        problem: 'ninguém abriu ainda o endereço de “Tribunal”',
        remedy: expect.stringMatching(/temas e https:.*\{tema\}.*--enderecos/),
      },
    ]);
  });

  it('um endereço assinado não espera mais, enquanto é o mesmo', () => {
    const [waiting] = untestedLinks([]);
    const [key = ''] = waiting ?? [];
    const text = linkName(key);
    const own = sealFact(text);
    const signature: Signature = {
      ...{ text, finding: 'conferida', name: 'Araçá do Exemplo', on: '2026-11-22' },
      seal: own ? writtenSeal(own) : '',
    };
    const keys = (...signatures: Signature[]) => untestedLinks(signatures).map(([one]) => one);
    expect(keys()).toContain(key);
    expect(keys(signature)).not.toContain(key);
    expect(keys({ ...signature, seal: '0 0 0' })).toContain(key);
    expect(sealFact(linkName('nao-ha'))).toBeUndefined();
  });
});
