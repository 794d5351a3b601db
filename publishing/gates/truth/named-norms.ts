import { citation, isCitationKey } from '#law/citations.ts';
import type { Fault } from '../fault.ts';

const courtFirst = /\b(STF|STJ|TNU|AGU),? (Tema|Súmula) (\d[\d.]*)/g;
const courtLast = /\b(Tema|Súmula) (\d[\d.]*) d[ao] (STF|STJ|TNU|AGU)\b/g;
const suit = /\bADI (\d[\d.]*)/g;
const law = /\b(Lei Complementar|Lei|LC|Decreto|EC) (?:nº )?(\d[\d.]*)(?:\/\d{4})?/g;
const article = /^(?: \([^)]*\))?, art\. (\d+)/;

const bare = (number: string): string => number.replaceAll('.', '');

/** The norms that a text names, each in one form: "STJ, Tema 1007", "Lei 8213", "Lei 8213, art. 129". */
function normsIn(text: string): string[] {
  return [
    ...[...text.matchAll(courtFirst)].map(
      ([, court, kind, number = '']) => `${court}, ${kind} ${bare(number)}`,
    ),
    ...[...text.matchAll(courtLast)].map(
      ([, kind, number = '', court]) => `${court}, ${kind} ${bare(number)}`,
    ),
    ...[...text.matchAll(suit)].map(([, number = '']) => `ADI ${bare(number)}`),
    ...[...text.matchAll(law)].flatMap(({ 0: whole, 1: kind, 2: number = '', index }) => {
      const name = `${kind === 'Lei Complementar' ? 'LC' : kind} ${bare(number)}`;
      const place = article.exec(text.slice(index + whole.length))?.[1];
      return place ? [name, `${name}, art. ${place}`] : [name];
    }),
  ];
}

// One that is written wrong is told of by itself.
const base = /^\s*:+\s*base\s*[[(]([^\])]*)[\])]/;

const citedBy = (row: string): string[] =>
  (base.exec(row)?.[1] ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter(isCitationKey)
    .flatMap((key) => normsIn(citation(key).label));

/** Norms and precedents that a part of a Markdown file names, and its `::base[…]` does not. */
export function unlistedNorms(file: string, source: string): Fault[] {
  const rows = source.split('\n');
  const start = rows[0] === '---' ? rows.indexOf('---', 1) + 1 : 0;
  const parts: { index: number; row: string }[][] = [[]];
  rows.forEach((row, index) => {
    if (index < start) return;
    if (row.startsWith('## ')) parts.push([]);
    parts.at(-1)?.push({ index, row });
  });
  return parts.flatMap((part) => {
    const cited = new Set(part.flatMap(({ row }) => citedBy(row)));
    return part.flatMap(({ index, row }) =>
      [...new Set(normsIn(row))]
        .filter((norm) => !cited.has(norm))
        .map((norm) => ({
          place: `${file}:${index + 1}`,
          sentence: row,
          reason: `cita “${norm}”, que não está no ::base[…] desta parte.`,
          remedy:
            'Confira o tribunal e o número. Se estão certos, ponha a chave no ::base[…] da parte.',
        })),
    );
  });
}
