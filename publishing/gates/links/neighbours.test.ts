import { describe, expect, it } from 'vitest';
import { type BenefitText, unlinkedNeighbours } from './neighbours.ts';

const page = (slug: string, title: string, text = '', related: string[] = []): BenefitText => ({
  ...{ slug, file: `${slug}.md`, text, title, related },
  group: 'beneficio',
  alsoCalled: ['roça'],
});

const lost = (text: string, related?: string[]) =>
  unlinkedNeighbours([
    page('rural', 'Aposentadoria rural', text, related),
    page('idade', 'Aposentadoria por idade'),
  ]).map(({ sentence }) => sentence);

describe('benefício de que a página fala', () => {
  it.each([
    ['Veja a aposentadoria por idade.', ['aposentadoria por idade']],
    ['Veja a [aposentadoria por idade](/beneficios/idade#valor).', []],
    ['Veja outra, da roça, e a aposentadoria rural.', []],
  ])('%s', (text, names) => {
    expect(lost(text)).toEqual(names);
  });

  it('basta que esteja em “Veja também”', () => {
    expect(lost('Veja a aposentadoria por idade.', ['idade'])).toEqual([]);
  });
});
