import { describe, expect, it } from 'vitest';
import { oneLine } from '../fault.ts';
import type { PublishedText } from '../published-text/text.ts';
import { hardPlaces, longTexts, measurePages } from './judge.ts';

const text = (words: string, page = '/teste'): PublishedText => ({
  page,
  section: 'Parte',
  kind: 'paragraph',
  text: words,
  inFrame: false,
});

describe('o que a verificação recusa', () => {
  const hard =
    'A seguridade social compreende um conjunto integrado de ações de iniciativa dos Poderes Públicos e da sociedade, destinadas a assegurar os direitos relativos à saúde, à previdência e à assistência social.';

  it('página e parte difíceis, com o lugar e o remédio', () => {
    const found = hardPlaces(Array.from({ length: 4 }, () => text(hard))).map(oneLine);
    expect(found).toHaveLength(4);
    expect(found[0]).toMatch(
      /^\/teste: índice de leitura -1,0 em 124 palavras; o mínimo é 60\. Troque/,
    );
    expect(found[1]).toMatch(/^\/teste: 31,0 palavras por frase/);
    expect(found[2]).toMatch(/^\/teste › Parte: índice de leitura -1,0 .* o mínimo é 50/);
  });

  it('página difícil demais para uma amostra própria, junto com as outras curtas', () => {
    const found = hardPlaces(['/a', '/b', '/c', '/d'].map((page) => text(hard, page))).map(oneLine);
    expect(found[0]).toMatch(/^páginas curtas \(\/a, \/b, \/c, \/d\): índice de leitura/);
  });

  it('frase com mais de 30 palavras', () => {
    expect(longTexts([text(`Curta. ${hard}`)])).toMatchObject([
      { sentence: hard, reason: expect.stringContaining('31 palavras') },
    ]);
    expect(longTexts([text(hard.replace('integrado ', ''))])).toEqual([]);
  });

  it('parágrafo com mais de 4 frases', () => {
    expect(longTexts([text('Sim. Não. Sim. Não. Sim.')])).toMatchObject([
      { reason: expect.stringContaining('5 frases') },
    ]);
    expect(longTexts([text('Sim. Não. Sim. Não.')])).toEqual([]);
  });

  it('célula curta, título e botão não contam como texto corrido', () => {
    const labels = ['20 anos', 'Aposentadoria previdenciária', 'Indeferimento administrativo'];
    const easy = Array.from({ length: 30 }, () => text('A lei pede isto.'));
    const before = measurePages(easy);
    expect(measurePages([...easy, ...labels.map((label) => text(label))])).toEqual(before);
  });
});
