import { speciesPages } from '#letters/species.ts';
import names from '#letters/species-names.json' with { type: 'json' };
import { benefitPath } from '#texts/paths.ts';
import type { Subject } from '../table.ts';

/** The numbers by which the INSS calls its benefits; `isThere`: whether the page of one is on the site, by its file. */
export const species = (
  address: (path: string) => string,
  isThere: (slug: string) => boolean,
): Subject => ({
  id: 'especies',
  title: 'Espécies de benefício',
  about: 'O número que o INSS dá a cada benefício, e o nome dele.',
  notice: 'Nomes de uma tabela pública, ainda não comparados com a do INSS.',
  holds: 'values',
  columns: [
    { name: 'codigo', says: 'O número, com dois algarismos.', kind: 'text', isKey: true },
    { name: 'nome', says: 'O nome do benefício.', kind: 'text' },
    {
      name: 'concedidaHoje',
      says: 'Se ainda se concede.',
      kind: 'text',
      only: ['sim', 'não', 'residual'],
    },
    {
      name: 'pagina',
      says: 'A página deste site sobre o benefício.',
      kind: 'address',
      isOptional: true,
      isBasis: true,
    },
    {
      name: 'conferidoEm',
      says: 'O dia em que comparamos o nome com a tabela do INSS. Vazio: ainda não comparamos.',
      kind: 'day',
      isOptional: true,
      isBasis: true,
    },
  ],
  rows: Object.entries(names)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([codigo, [nome = '', concedidaHoje = '']]) => {
      const page = speciesPages[codigo];
      return {
        codigo,
        nome,
        concedidaHoje,
        pagina: page && isThere(page) ? address(benefitPath(page)) : null,
        conferidoEm: null,
      };
    }),
});
