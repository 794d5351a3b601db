import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indicatorFinder } from './find-indicator.ts';

const table = [
  { code: 'PEXT', others: [] },
  { code: 'IREM-INDPEND', others: [] },
  { code: 'AEXT-IND', others: ['AEXT-INDJ', 'AEXT-VI'] },
  { code: 'PREM-EXT', others: [] },
  { code: 'PREC-COD1821_FORA_VIG', others: [] },
  { code: 'PVIN-DESLIG-JUSTIÇA-TRAB', others: [] },
  { code: 'PSC-MEN-SM-EC103', others: [] },
  { code: 'PDARF-*', others: [] },
  { code: 'PNIT-0094', others: ['PNIT-O094'] },
];
const find = indicatorFinder(table);

it.each([
  ['PEXT', 'PEXT'],
  ['AEXT-VI', 'AEXT-IND'],
  ['AEXT-INDJ', 'AEXT-IND'],
  ['PREM_EXT', 'PREM-EXT'],
  ['PREC-COD1821_FORA_VIG', 'PREC-COD1821_FORA_VIG'],
  ['PREC-COD1821-FORA-VIG', 'PREC-COD1821_FORA_VIG'],
  ['PVIN-DESLIG-JUSTICA-TRAB', 'PVIN-DESLIG-JUSTIÇA-TRAB'],
  ['PSC-MEN-SM- EC103', 'PSC-MEN-SM-EC103'],
  ['psc-men-sm-ec103', 'PSC-MEN-SM-EC103'],
  ['PDARF-RESTIT-TOTAL', 'PDARF-*'],
  ['PNIT-O094', 'PNIT-0094'],
  ['  PEXT ', 'PEXT'],
])('“%s” é %s', (printed, code) => {
  expect(find(printed)?.code).toBe(code);
});

it.each(['PEND', 'INDPEND', 'IREM', 'EXT', 'PEXT-1', 'PDARF', 'PDARF-', 'XPDARF-A', '', '-', '*'])(
  '“%s” não é nenhum',
  (printed) => {
    expect(find(printed)).toBeUndefined();
  },
);

it('é o mesmo em qualquer grafia que o extrato imprima', () => {
  const spaced = fc
    .constantFrom(...table.filter(({ code }) => !code.endsWith('*')))
    .chain((entry) =>
      fc.tuple(fc.nat(entry.code.length), fc.boolean()).map(([at, isLower]) => {
        const broken = `${entry.code.slice(0, at)} ${entry.code.slice(at)}`;
        return { entry, printed: isLower ? broken.toLowerCase() : broken };
      }),
    );
  fc.assert(fc.property(spaced, ({ entry, printed }) => find(printed) === entry));
});
