/** Roles as NVDA says them in Brazilian Portuguese; an empty word is a role that it does not say. */
const roles: Record<string, string> = {
  alert: 'alerta',
  article: 'artigo',
  banner: 'cabeçalho da página',
  blockquote: 'citação',
  button: 'botão',
  caption: '',
  cell: '',
  checkbox: 'caixa de seleção',
  columnheader: '',
  combobox: 'caixa de combinação',
  complementary: 'complementar',
  contentinfo: 'rodapé da página',
  definition: '',
  document: '',
  emphasis: '',
  figure: 'figura',
  form: 'formulário',
  group: 'agrupamento',
  heading: 'título',
  img: 'gráfico',
  link: 'link',
  list: 'lista',
  listitem: 'item',
  main: 'conteúdo principal',
  mark: '',
  navigation: 'navegação',
  option: 'opção',
  paragraph: '',
  radio: 'botão de opção',
  region: 'região',
  row: 'linha',
  rowgroup: '',
  rowheader: '',
  separator: 'separador',
  status: '',
  strong: '',
  subscript: '',
  superscript: '',
  table: 'tabela',
  term: '',
  textbox: 'edição',
  time: '',
};

/** Says where in a list, or how deep, an element stands: part of its role. */
const places: readonly (readonly [RegExp, string])[] = [
  [/, (?:level \d, )?position (\d+), set size (\d+)/, ' $1 de $2'],
  [/, level (\d)/, ' nível $1'],
];

/** States in the order in which they are looked for; an empty word is one that goes unsaid. */
const states: readonly (readonly [RegExp, string])[] = [
  [/, not (?:invalid|required|busy|read only|disabled|selected)\b/g, ''],
  [/, has popup listbox/, ''],
  [/, (?:column|row) (?:index|count|span) \d+/g, ''],
  [/, (?:not )?checked$/, ''],
  [/, not expanded$/, 'recolhido'],
  [/, expanded$/, 'expandido'],
  [/, invalid$/, 'inválido'],
  [/, required$/, 'obrigatório'],
  [/, current page$/, 'página atual'],
  [/, current item$/, 'atual'],
  [/, busy$/, 'ocupado'],
  [/, selected$/, 'selecionado'],
];

export interface Spoken {
  /** The role in English; none for a mere text. */
  role: string | undefined;
  isEnd: boolean;
  /** The role in Portuguese, with its place in a list or among headings. */
  word: string;
  /** Name, value and description; or the text. */
  name: string;
  states: string[];
}

/** A phrase of the library, taken apart and in the words of a Portuguese screen reader. */
export function inPortuguese(phrase: string): Spoken {
  const [, end, role = ''] = phrase.match(/^(end of )?([a-z]+)(?=,|$)/) ?? [];
  if (!(role in roles)) {
    return { role: undefined, isEnd: phrase === 'end', word: '', name: phrase, states: [] };
  }
  let word = roles[role] ?? '';
  let name = phrase.slice((end ?? '').length + role.length);
  for (const [place, said] of places) {
    const found = name.match(place);
    if (!found) continue;
    word += found[0].replace(place, said);
    name = name.replace(found[0], '');
  }
  const told: string[] = [];
  // Twice, because an earlier one of the table may stand before a later one in the phrase.
  for (const [state, said] of [...states, ...states]) {
    if (name.search(state) < 0) continue;
    name = name.replace(state, '');
    if (said) told.unshift(said);
  }
  return { role, isEnd: end !== undefined, word, name: name.replace(/^, /, ''), states: told };
}

/** All of it, as one phrase. */
export const inOne = ({ word, name, states: told }: Spoken): string =>
  [word, name, ...told].filter(Boolean).join(', ');

/** What a live region says by itself. */
export const announcement = (phrase: string): string =>
  phrase.replace(/^polite: /, '(aviso) ').replace(/^assertive: /, '(aviso urgente) ');
