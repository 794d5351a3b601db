import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isEdited } from '../files.ts';
import { editorConfig } from './config.ts';
import type { EditorField } from './fields.ts';

const { cms, formats } = editorConfig('practice', { backend: { name: 'test-repo' } });

interface Collection {
  name: string;
  fields?: EditorField[];
  files?: { name: string; fields: EditorField[] }[];
}

const forms = (cms.collections as Collection[]).flatMap(({ name, fields, files }) =>
  files
    ? files.map((file) => ({ name: file.name, fields: file.fields }))
    : [{ name, fields: fields ?? [] }],
);

const below = (field: EditorField): EditorField[] => {
  const kinds = (field.types ?? []) as { fields: EditorField[] }[];
  const inner = [
    ...((field.fields ?? []) as EditorField[]),
    ...(field.field ? [field.field as EditorField] : []),
    ...kinds.flatMap(({ fields }) => fields),
  ];
  return [field, ...inner.flatMap(below)];
};

describe('o formulário sai dos esquemas da montagem', () => {
  it.each(forms)('$name: cada campo tem nome em português e jeito de preencher', ({ fields }) => {
    const all = fields.flatMap(below);
    expect(all.length).toBeGreaterThan(1);
    for (const { name, label, widget } of all) {
      expect(label, name).toMatch(/^\p{L}/u);
      expect(widget, name).toBeTruthy();
    }
  });

  it('cada formulário tem o formato do seu arquivo', () => {
    expect(forms.map(({ name }) => name).sort()).toEqual(Object.keys(formats).sort());
  });

  it('o limite de letras e o exemplo do esquema aparecem como ajuda', () => {
    const seo = forms
      .find(({ name }) => name === 'beneficios')
      ?.fields.flatMap(below)
      .find(({ label }) => label === 'Título na busca');
    expect(seo?.hint).toBe('Exemplo: “BPC/LOAS: quem pode pedir”. No máximo 60 letras.');
  });

  it('as fontes se escolhem por extenso', () => {
    const base = forms
      .flatMap(({ fields }) => fields.flatMap(below))
      .find(({ label }) => label === 'Fontes');
    expect(base).toMatchObject({ widget: 'select', multiple: true });
    expect(base?.options).toContainEqual({
      value: 'loas-20',
      label: expect.stringContaining('Lei 8.742/1993'),
    });
  });
});

it('todo arquivo de content/, de practice/ e de valores da lei tem formulário, menos as assinaturas', () => {
  const written = [
    ...globSync('content/**/*.{md,yaml}'),
    ...globSync('practice/*.yaml'),
    ...globSync('engine/law/{values/*,citations/yearly}.json'),
  ];
  expect(written.filter((file) => !isEdited(file, 'practice'))).toEqual([]);
});

it('nada fora deles se edita', () => {
  for (const file of [
    'practice/signatures.yaml',
    'content/../package.json',
    'content/benefits/../x.md',
    'engine/law/ceiling.ts',
  ])
    expect(isEdited(file, 'practice')).toBe(false);
});
