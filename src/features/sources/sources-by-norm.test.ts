import { describe, expect, it } from 'vitest';
import { sourcesByNorm } from './sources-by-norm.ts';

describe('todas as fontes do site', () => {
  it('cada norma aparece uma vez, com as páginas que a usam', () => {
    const found = sourcesByNorm([
      { title: 'BPC', path: '/bpc', citations: ['loas-20-3', 'loas-21', 'decreto-12534'] },
      { title: 'Renda', path: '/renda', citations: ['loas-20-1'] },
      { title: 'valores do ano', citations: ['lei-10259-3'] },
    ]).flatMap(({ sources }) => sources);
    const loas = found.filter(({ name }) => name.includes('8.742'));
    expect(loas.map(({ users }) => users)).toEqual([
      [
        { title: 'BPC', path: '/bpc' },
        { title: 'Renda', path: '/renda' },
      ],
    ]);
    expect(found.find(({ name }) => name.includes('10.259'))?.users).toEqual([
      { title: 'valores do ano' },
    ]);
    expect(found.every(({ url }) => url.startsWith('https://'))).toBe(true);
  });

  it('vem por espécie, e os números em ordem de grandeza', () => {
    const groups = sourcesByNorm([
      {
        title: 'a',
        citations: [
          'stf-tema-503',
          'lei-15108',
          'ced-44',
          'lei-662-1',
          'stf-tema-27',
          'lei-9784-66',
        ],
      },
    ]).map(({ title, sources }) => [
      title,
      ...sources.map(({ name }) => /\d[\d.]*/.exec(name)?.[0]),
    ]);
    expect(groups).toEqual([
      ['Constituição e leis', '662', '9.784', '15.108'],
      ['Decisões da Justiça', '27', '503'],
      ['Regras da OAB', undefined],
    ]);
  });
});
