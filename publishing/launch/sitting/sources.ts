import type { Norm } from '#law/citations/norm.ts';
import { norms } from '#law/citations.ts';
import { type Opened, openedFor } from './opened.ts';

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

/** How a norm begins its article, for the browser to find: "Art. 5º", "Art. 576-A." */
const headOf = (article: string): string =>
  encodeURIComponent(`Art. ${article}${/^\d$/.test(article) ? 'º' : '.'}`).replaceAll('-', '%2D');

function addressOf(page: string, place: string, norm: Norm): Pick<Source, 'url' | 'isAt'> {
  const { url, themeUrl, articleAnchors } = norm;
  const [, number] = theme.exec(page) ?? [];
  if (themeUrl && number) return { url: themeUrl.replaceAll('{tema}', number), isAt: true };
  if (!place) return { url, isAt: false };
  if (articleAnchors && /^\d+$/.test(place)) return { url: `${url}#art${place}`, isAt: true };
  if (!isWhole(norm)) return { url, isAt: false };
  // Planalto writes “Art. 5º” in more than one way: the page opens, and the place may have to be looked for.
  const isAt = !/^\d$/.test(place) || url.includes('//www.in.');
  return { url: `${url}#:~:text=${headOf(place)}`, isAt };
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
