import { expect, it } from 'vitest';
import { indicatorFinder } from '#cnis/indicators/find-indicator.ts';
import { isoDate } from '#law/date.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { loadIndicators } from '#texts/load/indicators.ts';
import { indicatorPath } from '#texts/paths.ts';
import { packIndicators, unpackIndicators } from './pack-indicators.ts';

const written = loadIndicators(figuresOn(isoDate('2026-11-22')));
const known = unpackIndicators(packIndicators(written));
const find = indicatorFinder(known);

it('cada código chega ao aparelho como foi escrito', () => {
  expect(known).toEqual(
    written.map(({ code, others, level, effect, isReduced, short, todo }) => ({
      ...{ code, others, level, effect, isReduced, short, todo },
      path: indicatorPath(code),
    })),
  );
});

it.each([
  ['AEXT-VI', 'AEXT-IND'],
  ['IREM-RECL-TRAB', 'IREM-VINC-PROC-TRAB'],
  ['PREM-POSQRT', 'PREM-POS-QUARENTENA'],
  ['ILEI123', 'IREC-LC123'],
  ['IMEI', 'IREC-MEI'],
  ['ISALMIN', 'IREC-LIM-SM'],
  ['PREC-FAUCULTCONC', 'PREC-FACULTCONC'],
  ['PREC-CDONC', 'PREC-CDCONC'],
  ['PREM_EXT', 'PREM-EXT'],
  ['PNIT-O094', 'PNIT-0094'],
  ['IAGRU-MIN-SM-EC103', 'IAGRUP-MN-SM-EC103'],
  ['IREL-PREV-POSSUI-COMPA-JUST', 'IREL-PREV-POSSUI-COMP-AJUST'],
  ['IEAN-25', 'IEAN'],
  ['PREC-OBITO', 'PREM-OBITO'],
  ['IDT', 'PVIN-REC-PROC-TRAB'],
  ['AVRC-DEFJ', 'AVRC-DEF'],
  ['PDARF-RESTIT-TOTAL', 'PDARF-*'],
  ['IDARF-CPF-NAO-INF', 'IDARF-*'],
  ['IREM-INDPEND', 'IREM-INDPEND'],
])('%s, como o extrato imprime, é %s', (printed, code) => {
  expect(find(printed)?.code).toBe(code);
});

it('os avisos gerais não tiram nada; o plano de 5% e 11% fica marcado', () => {
  expect(['IREM-INDPEND', 'IREC-INDPEND'].map((code) => find(code)?.effect)).toEqual([
    'depends',
    'depends',
  ]);
  expect(known.filter(({ isReduced }) => isReduced).map(({ code }) => code)).toEqual([
    'IREC-FBR',
    'IREC-LC123',
    'IREC-MEI',
    'IREC-LC123-SUP',
  ]);
});

// Only these take a whole relation away; any other code does so to its month alone.
it('o que suspende um período inteiro é uma lista curta', () => {
  const suspended = known.filter(
    ({ level, effect }) => level === 'relation' && effect === 'notYet',
  );
  expect(suspended.map(({ code }) => code).sort()).toEqual([
    'PDIV-DADOS-GFIP',
    'PEXT',
    'PRPSE',
    'PSE-NEG',
    'PSE-PEN',
    'PVIN-ADM-OBITO',
    'PVIN-IRREG',
  ]);
});
