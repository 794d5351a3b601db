import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { ContentError } from '../load/content-error.ts';

/** A practice's own letters for titles. */
export interface HeadingFont {
  readonly file: string;
  readonly name: string;
  /** The terms under which the letters may be shown. */
  readonly licence: string;
  /** By how much they are drawn larger, so that a title is as long as in the project's letters. */
  readonly scale: number;
}

/** Faustina, for which the pages are laid out and the fallbacks measured; all in em. */
export const usualLetters = { width: 0.4339, ascent: 1.043, descent: 0.217 } as const;

/** What titles are written with. */
const needed =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü.,:;?!()-–—“”/%$+ªº';
const sample =
  'Aposentadoria por idade, pensão por morte, auxílio-doença: o que a lei pede, e o que fazer se o INSS disse não';

const largest = 30_000;
/** Beyond these a title looks too small or too tall beside the text. */
const scales = { least: 0.75, most: 1.3 };

/** How wide the letters are on average, in em, as Portuguese uses them. */
export const meanWidth = (font: Font): number =>
  [...sample]
    .map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth)
    .reduce((sum, width) => sum + width, 0) /
  (sample.length * font.unitsPerEm);

/** By how much it has to be drawn larger to be as wide as the usual letters. */
const scaleOf = (font: Font): number => usualLetters.width / meanWidth(font);

function readFont(bytes: Buffer): Font | undefined {
  try {
    const font = create(bytes);
    if (font.isCollection || font.type !== 'WOFF2') return undefined;
    // The tables are opened only when they are asked for, and may be cut short.
    return meanWidth(font) > 0 ? font : undefined;
  } catch {
    return undefined;
  }
}

const guide = 'Veja “As letras dos títulos” em docs/outro-escritorio.md';

function faultsOf(font: Font): string[] {
  const missing = [...needed].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !font.hasGlyphForCodePoint(code);
  });
  const scale = scaleOf(font);
  return [
    Object.keys(font.variationAxes).length > 0 &&
      `é uma fonte variável. Use a de um peso só, de preferência 700 ou 800. ${guide}`,
    missing.length > 0 &&
      `faltam nela: ${missing.join(' ')}. Corte a fonte outra vez, com todas as letras do português. ${guide}`,
    missing.length === 0 &&
      (scale < scales.least || scale > scales.most) &&
      `as letras são ${scale < 1 ? 'largas' : 'estreitas'} demais para os títulos daqui. Escolha outra fonte`,
  ].filter((fault) => fault !== false);
}

/**
 * The letters for titles in a practice's folder; undefined where it has none.
 * Throws a ContentError where they could not be shown, or nobody says that they may be.
 */
export function loadHeadingFont(folder: string): HeadingFont | undefined {
  const file = join(folder, 'titulos.woff2');
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const font = readFont(bytes);
  if (!font)
    throw new ContentError(file, [`não é uma fonte WOFF2, ou o arquivo está estragado. ${guide}`]);
  const terms = join(folder, 'titulos.txt');
  const licence = existsSync(terms)
    ? readFileSync(terms, 'utf8').replaceAll('\r\n', '\n').trim()
    : '';
  const faults = [
    ...faultsOf(font),
    ...(bytes.length > largest
      ? [
          `tem ${Math.ceil(bytes.length / 1000)} KB, e cabem ${largest / 1000}: quem visita paga por eles. Deixe na fonte só as letras do português. ${guide}`,
        ]
      : []),
    ...(licence === ''
      ? [`falta ${terms}, com a licença da fonte, que o site publica em /licencas.txt`]
      : []),
  ];
  if (faults.length > 0) throw new ContentError(file, faults);
  return { file, name: font.familyName, licence, scale: scaleOf(font) };
}
