// What a form calls the parts that a file does not name.

/** A file that is a list has its entries here. */
export const rootList = 'lista';
/** Of an entry of a record: its name, and its value where that is no group of fields. */
export const entryKey = 'chave';
export const entryValue = 'valor';
/** Of a value of one kind or another: which, and the name of a shared one. */
export const kindKey = 'tipo';
export const kindNames = { named: 'comum', own: 'propria' } as const;
export const chosen = 'nome';
/** The text below the front matter. */
export const bodyKey = 'body';
/** The file as it was read, so that what is written keeps its comments, quotes and order. */
export const sourceKey = 'fonte_do_arquivo';

/** The CMS takes a name of this kind for files with a text below their fields. */
export const formatName = (kind: string, isText: boolean): string =>
  isText ? `${kind}-frontmatter` : kind;
