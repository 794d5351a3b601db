import { type Month, readMonth } from '#law/month.ts';
import { centsOf } from '#law/written.ts';
import type { Passage, Span } from '../letter-read.ts';
import { passageOf, spanOf } from '../same-length.ts';

/** A line of the table of a Carta de Concessão, as printed. */
export interface GrantRow {
  readonly seq: number;
  readonly month: Month;
  /** In integer cents. */
  readonly salary: number;
  readonly corrected: number;
  /** The printed index, cut and not rounded at its last decimal: 1,2345 is 12_345 of 10_000. */
  readonly index: number;
  readonly indexUnits: number;
  /** "Observação", or an empty text. */
  readonly note: string;
  /** In the table of what was left out, or noted so. */
  readonly isDisregarded: boolean;
  readonly place: Span;
}

/** The sum of a Carta de Concessão: its table, and the totals that it prints. Amounts in integer cents. */
export interface GrantTable {
  readonly rows: readonly GrantRow[];
  /** What begins as a line and could not be read. */
  readonly unreadRows: readonly Passage[];
  /** It says of how many pages it is, and not all of them are here. */
  readonly arePagesMissing: boolean;
  readonly mean?: number;
  /** Of how many of the largest salaries, where it says so. */
  readonly meanOf?: number;
  readonly factor?: number;
  /** 0,92 for 92 %. */
  readonly coefficient?: number;
}

const amount = '(?:r\\$ ?)?([\\d.]+,\\d{2})';
/** A PDF or a narrow screen may break a line anywhere; a note ends where it does. */
const row = new RegExp(
  `\\b(\\d{3})\\s+(\\d{2})/(\\d{4})\\s+${amount}\\s+(\\d{1,2},\\d{4,6})\\s+${amount}(?![\\d,])([^\\d\\n]{0,60})`,
  'g',
);
const rowBegins = /\b(\d{3}\s+[\doil]{2}\/[\doil]{4})(?=\s)/g;
const heading =
  /\bsalarios? (?:de contribuicao )?(desconsiderad|descartad|considerad|utilizad)\w*/g;
const leftOut = /descon|descart/;

function monthOrNone(month: string, year: string): Month | undefined {
  try {
    return readMonth(`${year}-${month}`);
  } catch {
    return undefined;
  }
}

/** Where the table of what was left out begins, and the other again. */
const sectionsOf = (flatText: string) =>
  [...flatText.matchAll(heading)].map(({ index, 0: words }) => ({
    index,
    isLeftOut: leftOut.test(words),
  }));

function rowsOf(shown: string, flatText: string): GrantRow[] {
  const sections = sectionsOf(flatText);
  return [...flatText.matchAll(row)].flatMap((match): GrantRow[] => {
    const [, seq, monthPart = '', year = '', salary = '', index = '', corrected = '', note = ''] =
      match;
    const month = monthOrNone(monthPart, year);
    if (!month) return [];
    const section = sections.filter((one) => one.index < match.index).at(-1);
    return [
      {
        seq: Number(seq),
        month,
        salary: centsOf(salary),
        corrected: centsOf(corrected),
        index: Number(index.replace(',', '')),
        indexUnits: 10 ** (index.length - index.indexOf(',') - 1),
        note: note.trim(),
        isDisregarded: leftOut.test(note) || (section?.isLeftOut ?? false),
        place: passageOf(shown, spanOf(match)).place,
      },
    ];
  });
}

const page = /\bpagina\s+(\d{1,2})\s+de\s+(\d{1,2})\b/g;

function arePagesMissing(flatText: string): boolean {
  const pages = [...flatText.matchAll(page)].map(([, at, of]) => [Number(at), Number(of)] as const);
  const count = Math.max(0, ...pages.map(([, of]) => of));
  return new Set(pages.map(([at]) => at)).size < count;
}

/** An "O" of a photograph among digits can only be a zero. */
const withZeros = (flatText: string): string =>
  flatText.replaceAll(/([\d.,])o(?=[\d.,/\s]|$)/g, '$10').replaceAll(/\bo(?=[\d,./]*\d)/g, '0');

/** The first amount of the line that begins with a label. */
const totalAfter = (label: string) =>
  new RegExp(`\\b(?:${label})[^\\n]*?([\\d.]+,\\d{2})(?![\\d,])`);
const meanLabel = totalAfter('media d[aeo]s?|media aritmetica|media');
const numberAfter = (label: string) =>
  new RegExp(`\\b(?:${label})[^\\d\\n]{0,40}(\\d{1,3}(?:,\\d{1,4})?)( ?%)?`);
const coefficientLabel = numberAfter('coeficiente');
const factorLabel = numberAfter('fator previdenciario');
const largest = /\bmedia d[aeo]s (\d{1,3}) maiores/;

const numberOf = (match: RegExpExecArray | null): number | undefined =>
  match ? Number((match[1] ?? '').replace(',', '.')) : undefined;

/** "92 %", "92,00" and "0,92" are one. */
function shareOf(match: RegExpExecArray | null): number | undefined {
  const value = numberOf(match);
  return value !== undefined && (match?.[2] || value > 2) ? value / 100 : value;
}

/** The table of a grant and its totals, if any. @param shown the masked text @param flat as `flat` gives it of that */
export function readTable(shown: string, flat: string): GrantTable | undefined {
  const flatText = withZeros(flat);
  const rows = rowsOf(shown, flatText);
  if (rows.length === 0) return undefined;
  const unreadRows = [...flatText.matchAll(rowBegins)]
    .map((match) => passageOf(shown, spanOf(match)))
    .filter(({ place }) => !rows.some((one) => one.place.from === place.from));
  const [, mean] = meanLabel.exec(flatText) ?? [];
  const [, count] = largest.exec(flatText) ?? [];
  return {
    rows,
    unreadRows,
    arePagesMissing: arePagesMissing(flatText),
    ...(mean && { mean: centsOf(mean) }),
    ...(count && { meanOf: Number(count) }),
    factor: numberOf(factorLabel.exec(flatText)),
    coefficient: shareOf(coefficientLabel.exec(flatText)),
  };
}
