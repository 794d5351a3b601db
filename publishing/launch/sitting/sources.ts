import type { Norm } from '#law/citations/norm.ts';
import { norms } from '#law/citations.ts';
import { findingAll, foundBy } from './fragment.ts';
import { type Opened, openedFor } from './opened.ts';
import { readAt } from './quotes.ts';

/** Where to read one place that a sentence rests on. */
export interface Source {
  /** Key of the norm. */
  norm: string;
  /** The page and the place on it, as they are counted. */
  place: string;
  label: string;
  url: string;
  /** The address opens at the place, so that nobody looks for it. */
  isAt: boolean;
}

/** Finds in the name of a norm, and not in what is said of it, a number or name, and not a longer one. */
const naming = (page: string): RegExp =>
  new RegExp(`^[^(]*(?<![\\d.])${page.replaceAll('.', '\\.')}(?![\\d/.]*\\d)`);

const court = /^(?:STF|STJ|TNU|TST)(?=, (?:Tema|Súmula))/;
const theme = /Temas? (\d+)/;

/** The norm that a note calls by its number; of two ordinances of one number, the one of the word before it. */
function normOf(open: string, page: string): [key: string, norm: Norm] | undefined {
  const all = Object.entries(norms);
  const [own] = court.exec(page) ?? [];
  if (own) {
    const lists = all.filter(([, { name }]) => name === own);
    return lists.find(([key]) => key.includes('sumula') !== theme.test(page)) ?? lists[0];
  }
  const named = naming(page);
  const found = all.filter(([, { name }]) => named.test(name));
  const [word = ''] = /\p{Lu}\S*(?= $)/u.exec(open.slice(0, open.indexOf(page))) ?? [];
  return found.length < 2 ? found[0] : found.find(([, { name }]) => name.includes(word));
}

/** Pages on which a browser finds words: they come whole, and not piece by piece by a program. */
const isWhole = ({ url, leadsTo }: Norm): boolean =>
  /^https:\/\/www\.(?:planalto|in)\.gov\.br\//.test(url) && leadsTo !== 'search';

/** How a norm begins its article: “Art. 5º”, “Art. 576-A.” */
const headOf = (article: string): string => `Art. ${article}${/^\d$/.test(article) ? 'º' : '.'}`;

function addressOf(page: string, place: string, norm: Norm): Pick<Source, 'url' | 'isAt'> {
  const { url, themeUrl, articleAnchors } = norm;
  const [, number] = theme.exec(page) ?? [];
  if (themeUrl && number) return { url: themeUrl.replaceAll('{tema}', number), isAt: true };
  if (!place) return { url, isAt: false };
  const words = isWhole(norm) ? readAt(page, place).flatMap((one) => foundBy(one) ?? []) : [];
  // Where the words are not found, a browser goes to the mark of the article.
  if (articleAnchors && /^\d+$/.test(place))
    return { url: `${url}#art${place}${findingAll(words)}`, isAt: true };
  if (!isWhole(norm)) return { url, isAt: false };
  if (words.length > 0) return { url: `${url}#${findingAll(words)}`, isAt: true };
  // A browser stops at the first it finds, in capitals or not: “nos termos do art. 6º” comes before “Art. 6º”.
  return { url: `${url}#${findingAll([headOf(place)])}`, isAt: !/^\d$/.test(place) };
}

function labelOf(page: string, place: string, { name }: Norm): string {
  if (court.test(page)) return page;
  return place ? `${name}, art. ${place}` : name;
}

function sourcesFor({ page, places: [first = '', ...more] }: Opened, open: string): Source[] {
  const found = normOf(open, page);
  if (!found) return [];
  const [norm, law] = found;
  return [first, ...more].map((place) => ({
    norm,
    place: `${page} ${place}`,
    label: labelOf(page, place, law),
    ...addressOf(page, place, law),
  }));
}

const known = new Map<string, Source[]>();

/** What a note has opened, place by place, with its address; what has none is left out. */
export function sourcesOf(open: string): Source[] {
  const own = known.get(open) ?? openedFor(open).flatMap((opened) => sourcesFor(opened, open));
  known.set(open, own);
  return own;
}
