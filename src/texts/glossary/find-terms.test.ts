import { describe, expect, it } from 'vitest';
import { termFinder } from './find-terms.ts';

const entry = (term: string, forms: string[] = [], except: string[] = []) => ({
  term,
  forms,
  except,
});
const find = termFinder([
  entry('DER'),
  entry('perícia', ['perícias', 'perícia médica']),
  entry('período de graça'),
  entry('pontos', [], ['pontos facultativos']),
]);

describe('palavras do glossário em um texto', () => {
  it.each([
    ['Vá à perícia.', ['perícia']],
    ['PERÍCIA marcada; outras perícias.', ['perícia', 'perícia']],
    ['O período\u00a0de graça vale.', ['período de graça']],
    ['Cada pericia sem acento.', []],
    ['Superperícia, períciais.', []],
    ['Se der, veja a DER.', ['DER']],
    ['93 pontos, e os pontos facultativos.', ['pontos']],
    ['', []],
  ])('“%s”', (text, terms) => {
    expect(find(text).map(({ term }) => term)).toEqual(terms);
  });

  it('prefere a forma mais longa e diz onde ela está', () => {
    expect(find('Uma perícia médica.')).toEqual([
      { term: 'perícia', text: 'perícia médica', index: 4 },
    ]);
  });

  it('sem glossário, nada acha', () => {
    expect(termFinder([])('perícia')).toEqual([]);
  });
});
