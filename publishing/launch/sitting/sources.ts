import type { Norm } from '#law/citations/norm.ts';
import { norms } from '#law/citations.ts';
import { type Opened, openedFor } from './opened.ts';

/** Where to read what a sentence rests on. */
export interface Source {
  /** Key of the norm. */
  norm: string;
  label: string;
  url: string;
}

/** Whether the name of a norm, and not what is said of it, has a number or name, and not a longer one. */
const has = (name: string, page: string): boolean =>
  new RegExp(`^[^(]*(?<![\\d.])${page.replaceAll('.', '\\.')}(?![\\d/.]*\\d)`).test(name);

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
  const found = all.filter(([, { name }]) => has(name, page));
  const [word = ''] = /\p{Lu}\S*(?= $)/u.exec(open.slice(0, open.indexOf(page))) ?? [];
  return found.length < 2 ? found[0] : found.find(([, { name }]) => name.includes(word));
}

function addressOf({ page, places }: Opened, { url, themeUrl, articleAnchors }: Norm): string {
  const [, number] = theme.exec(page) ?? [];
  if (themeUrl && number) return themeUrl.replaceAll('{tema}', number);
  const [first = ''] = places;
  return articleAnchors && /^\d+$/.test(first) ? `${url}#art${first}` : url;
}

const list = new Intl.ListFormat('pt-BR');

function labelOf({ page, places }: Opened, { name }: Norm): string {
  if (court.test(page)) return page;
  if (places.length === 0) return name;
  return `${name}, ${places.length > 1 ? 'arts.' : 'art.'} ${list.format(places)}`;
}

/** What a note has opened, with its address; what has none is left out. */
export const sourcesOf = (open: string): Source[] =>
  openedFor(open).flatMap((opened) => {
    const found = normOf(open, opened.page);
    if (!found) return [];
    const [key, norm] = found;
    return [{ norm: key, label: labelOf(opened, norm), url: addressOf(opened, norm) }];
  });
