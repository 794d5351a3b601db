import { describe, expect, it } from 'vitest';
import { groupCitations } from './group-citations.ts';

describe('fontes de uma página', () => {
  it('nomeia cada lei uma vez, com os artigos em ordem', () => {
    const [loas, ...rest] = groupCitations(['loas-21-b', 'loas-20', 'loas-20-3']);
    expect(rest).toEqual([]);
    expect(loas?.name).toContain('8.742');
    expect(loas?.places).toEqual(['art. 20', 'art. 21-B']);
  });

  it('guarda o parágrafo quando o artigo inteiro não é citado', () => {
    expect(groupCitations(['loas-20-3'])[0]?.places).toEqual(['art. 20, § 3º']);
  });

  it('cada tese de tribunal é um link próprio', () => {
    const names = groupCitations(['stf-tema-350', 'stf-tema-313', 'stj-tema-1124']).map(
      ({ name }) => name,
    );
    expect(names).toHaveLength(3);
    expect(names[0]).toContain('Tema 350');
  });
});
