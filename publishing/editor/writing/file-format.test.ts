import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editorConfig } from '../config/config.ts';
import { editedFiles, editedFolders } from '../files.ts';
import { readFile, writeFile } from './file-format.ts';
import { bodyKey, sourceKey } from './form-names.ts';
import type { Fields } from './values.ts';

const { formats } = editorConfig('practice', { backend: { name: 'test-repo' } });

const written = [
  ...editedFolders.flatMap(({ name, folder }) =>
    globSync(`${folder}/*.md`).map((file) => ({ name, file })),
  ),
  ...['practice', 'examples/escritorio-de-exemplo']
    .flatMap((folder) => Object.values(editedFiles(folder)).flat())
    .flatMap(({ name, file }) => globSync(file).map((found) => ({ name, file: found }))),
];

const formatOf = (name: string) => {
  const format = formats[name];
  if (!format) throw new Error(`no format for ${name}`);
  return format;
};

/** As the CMS holds a file: without the last line break, and given back with one. */
const read = (name: string, file: string): Fields =>
  readFile(formatOf(name), readFileSync(file, 'utf8').trim());
const write = (name: string, form: Fields): string => `${writeFile(formatOf(name), form).trim()}\n`;

/** A draft goes through data alone. */
const held = (form: Fields): Fields => JSON.parse(JSON.stringify(form)) as Fields;

describe('abrir e salvar não muda nenhum arquivo', () => {
  it.each(written)('$file', ({ name, file }) => {
    const text = readFileSync(file, 'utf8');
    expect(write(name, held(read(name, file)))).toBe(text);
  });

  it.each(written)(
    '$file, escrito de novo a partir do que o formulário mostra',
    ({ name, file }) => {
      const form = held(read(name, file));
      const { [sourceKey]: source, ...shown } = form;
      const anew = write(name, { ...shown, [sourceKey]: '' });
      const { [sourceKey]: other, ...again } = readFile(formatOf(name), anew.trim());
      expect(source).not.toBe(other);
      expect(again).toEqual(shown);
    },
  );
});

const changedLines = (before: string, after: string) => {
  const rows = before.split('\n');
  return after.split('\n').filter((row) => !rows.includes(row));
};

describe('o que muda é só o que se mudou', () => {
  it('uma frase do texto', () => {
    const file = 'content/benefits/bpc-loas.md';
    const form = read('beneficios', file);
    const body = String(form[bodyKey]).replace(
      '## Documentos\n',
      '## Documentos\n\nUma frase nova.\n',
    );
    const after = write('beneficios', { ...form, [bodyKey]: body });
    expect(changedLines(readFileSync(file, 'utf8'), after)).toEqual(['Uma frase nova.']);
  });

  it('um dado do escritório: os comentários e as aspas ficam', () => {
    const file = 'practice/practice.yaml';
    const after = write('escritorio', { ...read('escritorio', file), phone: '(11) 91234-5678' });
    expect(changedLines(readFileSync(file, 'utf8'), after)).toEqual([
      'phone: "(11) 91234-5678" # como deve aparecer no site',
    ]);
  });

  it('uma mudança da lei, posta em primeiro lugar', () => {
    const file = 'content/law-changes.yaml';
    const form = read('mudancas', file);
    const note = {
      date: '2026-11-22',
      what: 'Mudou uma regra.',
      pages: ['/beneficios/bpc-loas'],
      base: ['loas-20'],
    };
    const changes = [note, ...(form.changes as unknown[])];
    expect(
      changedLines(readFileSync(file, 'utf8'), write('mudancas', { ...form, changes })),
    ).toEqual(['  - date: 2026-11-22', '    what: Mudou uma regra.', '    base: [loas-20]']);
  });

  it('uma palavra a menos e outra mudada, no glossário', () => {
    const file = 'content/glossary.yaml';
    const form = read('glossario', file);
    const [first, second, ...others] = form.lista as Fields[];
    const lista = [{ ...second, term: 'palavra nova' }, ...others];
    const after = write('glossario', { ...form, lista });
    expect(changedLines(readFileSync(file, 'utf8'), after)).toEqual(['- term: palavra nova']);
    expect(after).not.toContain(`term: ${String(first?.term)}\n`);
  });

  it('um campo facultativo vazio não é escrito; um que se apaga, some', () => {
    const file = 'practice/practice.yaml';
    const form = read('escritorio', file);
    const after = write('escritorio', { ...form, practiceRegistration: '' });
    expect(after).not.toContain('practiceRegistration');
    expect(changedLines(readFileSync(file, 'utf8'), after)).toEqual([]);
  });

  it('um arquivo novo tem os campos na ordem do esquema', () => {
    const form = {
      title: 'Página nova',
      seo: { title: 'Uma', description: 'Outra' },
      body: '## Parte\n\nTexto.',
    };
    expect(write('paginas', form)).toBe(
      '---\ntitle: Página nova\nseo:\n  title: Uma\n  description: Outra\n---\n\n## Parte\n\nTexto.\n',
    );
  });
});
