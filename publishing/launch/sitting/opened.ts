/** A page that is opened, and what is looked up on it. */
export interface Opened {
  /** "8.213/1991", "STJ, Tema 1117", "Código de Processo Civil"; where no norm is named, what is to be found out. */
  readonly page: string;
  /** Numbers of articles; none where the page is read as it is. */
  readonly places: readonly string[];
  readonly isNorm: boolean;
}

const aliases: Readonly<Record<string, string>> = {
  LOAS: '8.742/1993',
  LGPD: '13.709/2018',
  'Regimento do CRPS': '125/2026',
};

// A date is no number of a law.
const names =
  /(?<![/\d])\d[\d.]*\/\d{4}\b|\b(?:(?:STF|STJ|TNU|TST|AGU|CRPS), )?(?:Temas?|Súmulas?|ADIs?|Enunciado) [\d.]*\d(?:(?:, | e )\d+\b(?![/.]))*|(?<!\()\b(?:RE|A?REsp|EREsp) [\d.]*\d|Código (?:de )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*|Constituição|CLT|ADCT|LOAS|LGPD|Regimento do CRPS/gu;

/** "arts. 27, I, e 55, §§ 3º e 4º, na redação de 2026" → 27, 55. */
const articlesIn = (text: string): string[] =>
  [...text.matchAll(/\barts?\. ([^;:(“]*)/g)].flatMap(([, told = '']) => {
    const [list = ''] = told.split(/ e? ?(?=\p{Ll}{2})/u);
    const articles = list.replaceAll(/§§ \d+º?(?:(?:, | e | a )\d+º?)*|§ [^,]*/g, '');
    return articles.match(/\d[\d.]*(?:-[A-Z])?/g) ?? [];
  });

/** The norm that gave an article its wording: the page of the article prints it, so that one is not opened. */
const wording = /,? na redação d[aeo]s? (?!antes)[^;:()]*?\d\/\d{4}/g;

/** Where a note is read first: what rests on the same place stands together. */
export function firstPlace(open: string): string {
  const [{ page, places }] = openedFor(open);
  return `${page} ${places[0] ?? ''}`;
}

/** "Lei 8.213/1991, arts. 27, I, e 55, § 3º: que prova…; STJ, Tema 1117" → what is opened, in that order. */
export function openedFor(note: string): [Opened, ...Opened[]] {
  const open = note.replaceAll(wording, '');
  const found = [...open.matchAll(names)];
  const pages = new Map<string, Set<string>>();
  for (const [index, { 0: name, index: start }] of found.entries()) {
    const page = aliases[name] ?? name.replace(/(?<=Tema \d)\.(?=\d{3})/, '');
    const told = open.slice(start + name.length, found[index + 1]?.index);
    const places = /\d$/.test(name) && !name.includes('/') ? [] : articlesIn(told);
    pages.set(page, new Set([...(pages.get(page) ?? []), ...places]));
  }
  const [first, ...others] = [...pages].map(
    ([page, places]): Opened => ({ page, places: [...places], isNorm: true }),
  );
  return first
    ? [first, ...others]
    : [{ page: open.split(':')[0] ?? open, places: [], isNorm: false }];
}
