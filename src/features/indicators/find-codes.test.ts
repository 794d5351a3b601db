import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { loadIndicators } from '#texts/load/indicators.ts';
import { findCodes } from './find-codes.ts';
import { packIndicators, unpackIndicators } from './pack-indicators.ts';

const table = unpackIndicators(packIndicators(loadIndicators(figuresOn(isoDate('2026-11-22')))));

const codesIn = (text: string) => {
  const { known, unknown } = findCodes(text, table);
  return { known: known.map(({ code }) => code), unknown };
};

describe('as siglas de um texto colado', () => {
  it.each([
    [
      'Indicadores: IVIN-JORN-DIFERENCIADA, IREM-INDPEND',
      ['IVIN-JORN-DIFERENCIADA', 'IREM-INDPEND'],
    ],
    ['08/2025 303,60 1.518,00 PREC-FACULTCONC', ['PREC-FACULTCONC']],
    ['PSC-MEN-SM-\nEC103', ['PSC-MEN-SM-EC103']],
    ['pext', ['PEXT']],
    ['prec menor min', ['PREC-MENOR-MIN']],
    ['PEXT; PEXT (PEXT)', ['PEXT']],
    ['PREM_EXT e AEXT-VI', ['PREM-EXT', 'AEXT-IND']],
    ['Meu nome é Pendência e o texto não tem nada.', []],
    ['', []],
  ])('%j', (text, known) => {
    expect(codesIn(text)).toEqual({ known, unknown: [] });
  });

  it('diz qual parece sigla e não conhecemos, sem dizer mais do texto', () => {
    expect(codesIn('MARIA 000.000 PXYZ-NOVO-1 segunda-feira AUXILIO-DOENCA')).toEqual({
      known: [],
      unknown: ['PXYZ-NOVO-1', 'AUXILIO-DOENCA'],
    });
    expect(codesIn('no meu está PREC-MEN0R-MIN').unknown).toEqual(['PREC-MEN0R-MIN']);
  });
});
