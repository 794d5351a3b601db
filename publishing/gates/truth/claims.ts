import { readFileSync } from 'node:fs';
import type { Fault } from '../fault.ts';
import { linesOf } from '../published-text/content-lines.ts';
import { fold } from '../wording/fold.ts';
import { inFigures } from './number-words.ts';

// A quantity that a norm sets: an amount, an age, a term, a share. Not 135, which is a telephone;
// nor {{key}}, whose value carries its source in law/.
const claim =
  /R\$\s?\d|\d\s?%|\d[ \u00a0](?:últim[ao]s[ \u00a0])?(?:anos?|dias?|meses|mês|semanas?|contribuições|contribuição|pontos|salários?|reais|horas?)(?![\p{L}])/u;

const quantities = /R\$\s?[\d.,]*\d|\d[\d.,]*\s?%|\d[\d.,]*\d|\d/gu;

/** Terms that we set ourselves, in `engine/law/stale.ts`: no norm gave them. */
export const ourOwnTerms = ['Depois de seis meses sem conferência'] as const;

/** What a text says, as far as a norm may have said it: not the telephone, not our own terms. */
const legalPart = (text: string): string =>
  inFigures(ourOwnTerms.reduce<string>((rest, term) => rest.replace(term, ''), text)).replaceAll(
    '135',
    '',
  );

/** Whether a text says a number that a norm must have said first. */
export const isClaim = (text: string): boolean => claim.test(legalPart(text));

/** The quantities of a text, without spaces: "30", "50%", "R$500,00". */
export const numbersIn = (text: string): string[] =>
  (legalPart(text).match(quantities) ?? []).map((found) => found.replaceAll(/\s/g, ''));

interface Part {
  title: string;
  isCited: boolean;
  /** Line of the file, from 1, its words, and in a table those of its title and columns. */
  lines: { line: number; text: string; heading: string }[];
}

/** The title and the columns of the table that the row stands in; empty outside of one. */
function headingOfTable(before: string, row: string, next = ''): string {
  if (row.startsWith(':::tabela')) return row.slice(':::tabela'.length);
  if (!row.startsWith('|')) return '';
  return next.startsWith('|-') ? before + row : before;
}

/** The parts of a Markdown file, each with whether a `::base[…]` line stands in it. */
function partsOf(file: string, source: string): Part[] {
  const rows = source.split('\n');
  const plain = new Map(linesOf(file, source).map(({ line, text }) => [line, text]));
  const parts: Part[] = [{ title: 'campos do começo', isCited: false, lines: [] }];
  let inExample = false;
  let table = '';
  rows.forEach((row, index) => {
    if (row.startsWith('## ')) parts.push({ title: row.slice(3), isCited: false, lines: [] });
    table = headingOfTable(table, row, rows[index + 1]);
    if (row.startsWith(':::')) inExample = row.startsWith(':::exemplo');
    const part = parts.at(-1) as Part;
    // One that is written wrong is told of by itself.
    if (/^\s*:+\s*base\b/.test(row)) part.isCited = true;
    const text = plain.get(index + 1);
    // People invented for an example have ages and wages that no norm gave them.
    if (text && !inExample) part.lines.push({ line: index + 1, text, heading: table });
  });
  return parts;
}

const quantityWords = /^(?:anos?|dias?|mes|meses|semanas?|horas?|reais|pontos|salarios?)$/;
const smallWords = new Set(
  'para pelo pela pelos pelas como mais menos esse essa este esta isso quem qual quando onde entre sobre depois antes ate tambem ainda cada sem com voce'.split(
    ' ',
  ),
);

/** What a sentence is about: the beginnings of its longer words. */
const subjectsOf = (text: string): Set<string> =>
  new Set(
    (fold(text).match(/[a-z-]{4,}/g) ?? [])
      .filter((found) => !smallWords.has(found) && !quantityWords.test(found))
      .map((found) => found.slice(0, 5)),
  );

/** Whether a cited sentence says one of the numbers of the claim, of the same matter. */
const isRepeated = (claimed: string, cited: Part['lines']): boolean => {
  const subjects = subjectsOf(claimed);
  return numbersIn(claimed).every((number) =>
    cited.some(
      ({ text, heading }) =>
        numbersIn(text).includes(number) &&
        (subjects.size === 0 ||
          [...subjectsOf(`${heading} ${text}`)].some((subject) => subjects.has(subject))),
    ),
  );
};

/** All the words of a page that stand under a citation. */
const citedNumbers = (parts: readonly Part[]): Set<string> =>
  new Set(
    parts
      .filter(({ isCited }) => isCited)
      .flatMap(({ lines }) => lines.flatMap(({ text }) => numbersIn(text))),
  );

const isBenefit = (file: string): boolean => file.startsWith('content/benefits/');

/** Parts of a benefit's page without any `::base[…]`: each of them says what the law says. */
function uncitedParts(file: string, source: string): Fault[] {
  const rows = source.split('\n');
  return partsOf(file, source)
    .slice(1)
    .filter(({ isCited }) => !isCited)
    .map(({ title }) => ({
      place: `${file}:${rows.indexOf(`## ${title}`) + 1}`,
      reason: `a parte “${title}” não tem ::base[…].`,
      remedy: 'Ponha ::base[…] no fim da parte, com a lei em que ela se apoia.',
    }));
}

/**
 * Claims of a page that rest on nothing: in a part without `::base[…]`; or in the fields before the
 * text (summary, lead, card), when no cited part repeats the number of the same matter. Of a benefit,
 * each part without it.
 */
export function uncitedClaims(file: string, source: string): Fault[] {
  const [fields, ...sections] = partsOf(file, source);
  const cited = sections.filter(({ isCited }) => isCited).flatMap(({ lines }) => lines);
  const bare = sections
    .filter(({ isCited }) => !isCited)
    .flatMap(({ title, lines }) =>
      lines
        .filter(({ text }) => isClaim(text))
        .map(
          ({ line, text }): Fault => ({
            place: `${file}:${line}`,
            sentence: text,
            reason: `afirma um número e a parte “${title}” não tem ::base[…].`,
            remedy: 'Ponha ::base[…] no fim da parte, com a lei que o diz.',
          }),
        ),
    );
  const summary = (fields?.lines ?? [])
    .filter(({ text }) => isClaim(text) && !isRepeated(text, cited))
    .map(
      ({ line, text }): Fault => ({
        place: `${file}:${line}`,
        sentence: text,
        reason: 'afirma um número que nenhuma parte com ::base[…] repete do mesmo assunto.',
        remedy: 'Diga o mesmo no texto, sob a sua fonte, ou tire o número.',
      }),
    );
  return [...summary, ...(isBenefit(file) ? uncitedParts(file, source) : bare)];
}

/** The numbers that a Markdown page says in parts with a citation. */
export const numbersCitedIn = (file: string): Set<string> =>
  citedNumbers(partsOf(file, readFileSync(file, 'utf8')).slice(1));
