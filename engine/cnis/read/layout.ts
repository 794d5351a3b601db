import type { Extract, Layout, NotRead, Unreadable } from '../extract.ts';
import type { Line } from './lines.ts';
import { plain } from './values.ts';

/** Less text than this is that of a stamp on a picture. */
const fewestLetters = 40;

const heads = ['cadastro nacional de informacoes sociais', 'extrato previdenciario'];

/** Words that only models have of which nobody measured the columns. */
const olderModels = ['agentes nocivos', 'cnis cidadao', 'cnpj/cei/cpf'];

const deskWords = [
  'dt. inicio',
  'remuneracoes decimo terceiro',
  'salarios de contribuicao consolidados por ano civil',
];

/** Over every list of relations, of each model; a letter or a court order that names the extract has none. */
const headingOfList = [/^seq\.?(?: |$)/, /(?:^| )nit(?: |$)/];

/** Whether anything of an extract can be counted: a relation with its first day, or months that were paid. */
export const hasDates = ({ relations }: Pick<Extract, 'relations'>): boolean =>
  relations.some(({ kind, from, months }) => from || (kind !== 'job' && months.length > 0));

interface Model {
  readonly unreadable?: Unreadable;
  readonly isDesk: boolean;
}

/** Whether the text is an extract of a known model, before anything of it is read. */
export function modelOf(lines: readonly (readonly Line[])[]): Model {
  const texts = lines.flatMap((page) =>
    page.flatMap(({ pieces }) => pieces.map(({ text }) => plain(text))),
  );
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  const says = (words: readonly string[]) =>
    texts.some((text) => words.some((word) => text.includes(word)));
  if (letters < fewestLetters) return { unreadable: 'noText', isDesk: false };
  if (!says(heads)) return { unreadable: 'notAnExtract', isDesk: false };
  if (says(olderModels)) return { unreadable: 'otherModel', isDesk: false };
  const hasList = headingOfList.every((word) => texts.some((text) => word.test(text)));
  if (!hasList) return { unreadable: 'notAnExtract', isDesk: false };
  return { isDesk: says(deskWords) };
}

/** More than this tells no more of what a paper is. */
const enough = 20_000;

/** Why nothing was read; of another paper, its text, so that it can be told what it is. */
export const notRead = (unreadable: Unreadable, lines: readonly (readonly Line[])[]): NotRead => ({
  unreadable,
  ...(unreadable === 'notAnExtract' && {
    text: lines
      .flat()
      .map(({ pieces }) => pieces.map(({ text }) => text).join(' '))
      .join('\n')
      .slice(0, enough),
  }),
});

/** The model of an extract, by its head's words and whether any relation has a grid of months. */
export function layoutOf(isDesk: boolean, hasGrid: boolean): Layout {
  if (isDesk) return 'desk';
  return hasGrid ? 'withMonths' : 'summary';
}
