/** What stands for what in a phrase: of plain words, as `plainWords` and `flat` give them. */
const signs: readonly (readonly [sign: RegExp, pattern: string])[] = [
  [/\n\s*/g, ''],
  [/\\\(/g, '\\x28'],
  [/-(?=[\s()|…~[\\]|$)/g, '\\w*'],
  [/\((?!\?)/g, '(?:'],
  [/ \.\.(\d+)/g, '(?: \\w+){0,$1}'],
  [/ ([…~]\d*) /g, '\\b$1\\b'],
  [/([…~])(\d+)/g, '$1{0,$2}'],
  [/([…~])(?!\{)/g, '$1*'],
  [/…/g, '[^.]'],
  [/~/g, '[^.;]'],
  [/_/g, '\\w+'],
];

const isOpen = {
  before: /^(?:-|\(?\^|\(\?)/,
  after: /(?:(?:[…~]\d*|\]\{\S+\})\??|\.\*|\\\W|\$)$/,
};

const patternOf = (phrase: string): string =>
  (isOpen.before.test(phrase) ? '' : '\\b') +
  signs.reduce((all, [sign, pattern]) => all.replaceAll(sign, pattern), phrase.replace(/^-/, '')) +
  (isOpen.after.test(phrase) ? '' : '\\b');

type Part = string | RegExp;

function sourceOf({ raw }: TemplateStringsArray, parts: readonly Part[]): string {
  const written = String.raw(
    { raw },
    ...parts.map((part) => (typeof part === 'string' ? part : `(?:${part.source})`)),
  );
  return written.trim().split(/,\s+/).map(patternOf).join('|');
}

/**
 * Any of these phrases, with commas between them, each of whole words:
 * - `indefer-` a word that begins so, `-indefer` one that ends so, `_` any word;
 * - `prazo ..5 defesa` up to five words between; `…` the rest of the sentence, `…40` so many letters of it;
 * - `~`, `~40` the same of a clause, which a `;` ends too; a space on both sides stands for the end of a word;
 * - `(a|b)`, `?`, `\(` and the like as in any pattern, where a line may end after `|`.
 */
export const anyOf = (strings: TemplateStringsArray, ...parts: readonly Part[]): RegExp =>
  new RegExp(sourceOf(strings, parts));

/** The same, to find or take out each place where one stands. */
export const everyOf = (strings: TemplateStringsArray, ...parts: readonly Part[]): RegExp =>
  new RegExp(sourceOf(strings, parts), 'g');
