import { schemaFile } from '../addresses.ts';
import { isChecked, type Subject } from '../table.ts';

/** Who gives the data, as each file says it. */
export interface Giver {
  /** The name of the site. */
  readonly name: string;
  /** "https://…", without a slash at the end. */
  readonly address: string;
  /** The page that tells of the data. */
  readonly page: string;
}

/** What every file of the folder says of itself. */
export const headOf = (id: string, giver: Giver, schema = id) => ({
  $schema: giver.address + schemaFile(schema),
  id,
  licenca: 'CC-BY-4.0',
  fonte: giver.name,
  pagina: giver.page,
});

/** A file of the folder: one line for each line of a list, so that changes are seen line by line. */
export const asFile = (content: Readonly<Record<string, unknown>>): string =>
  `{\n${Object.entries(content)
    .map(([name, value]) => {
      const list = Array.isArray(value) && value.every((item) => typeof item === 'object');
      const written = list
        ? `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
        : JSON.stringify(value);
      return `  ${JSON.stringify(name)}: ${written}`;
    })
    .join(',\n')}\n}\n`;

/** The file of a subject. @param changedOn the day of its last change */
export const jsonOf = (subject: Subject, giver: Giver, changedOn: string): string =>
  asFile({
    ...headOf(subject.id, giver),
    titulo: subject.title,
    descricao: subject.about,
    aviso: subject.notice ?? null,
    mudouEm: changedOn,
    valeAte: subject.validUntil ?? null,
    conferido: isChecked(subject),
    linhas: subject.rows,
  });
