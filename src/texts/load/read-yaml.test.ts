import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { readableText, readFrontMatter, readYaml, sharedSentences } from './read-yaml.ts';

const folder = temporaryFolder('yaml');

const schema = z.strictObject({
  title: z.string({ error: 'falta este campo' }),
  size: z.number({ error: 'falta o número' }),
});

const write = (content: string | Buffer): string => {
  const file = join(folder, 'texto.md');
  writeFileSync(file, content);
  return file;
};
const text = (fields: string) => readFrontMatter(write(`---\n${fields}\n---\n\nOi.\n`), schema);

describe('os campos de um arquivo', () => {
  it('leem-se com qualquer fim de linha e com a marca que o Bloco de Notas põe', () => {
    const read = readFrontMatter(
      write('\uFEFF---\r\ntitle: Oi\r\nsize: 1\r\n---\r\n\r\nTexto.\r\n'),
      schema,
    );
    expect(read).toMatchObject({
      data: { title: 'Oi', size: 1 },
      body: '\nTexto.\n',
      firstLine: 5,
    });
  });

  it('em outra codificação, dizem qual usar', () => {
    expect(() => readYaml(write(Buffer.from('title: Ação', 'latin1')), schema)).toThrow('UTF-8');
  });

  it.each([
    ['campo errado', 'title: Oi\nsize: dois', /linha 3: campo “size”: falta o número/],
    ['campo que não existe', 'title: Oi\nsize: 1\nsise: 2', /linha 4: campo “sise”: não existe/],
    ['aspas curvas', 'title: Oi\nsize: “2”', /linha 3: campo “size”: .*aspas retas/],
    [
      'dois-pontos na frase',
      'title: Comece: agora\nsize: 1',
      /linha 2: a escrita do YAML está errada: .*aspas/,
    ],
    ['recado colado na frase', 'title: Oi #todos\nsize: 1', /linha 2: .*recado/],
    ['tabulação', 'title: Oi\n\tsize: 1', /linha 3: .*tabulação/],
    ['campo repetido', 'title: Oi\nsize: 1\ntitle: Oi', /linha 4: .*já foi escrito/],
    [
      'espaços a menos',
      'title:\n  a: 1\n b: 2\n  c: 3',
      /^(?!.*(linha 4).*\1).*espaços do começo/s,
    ],
    ['espaços a mais', 'title: Oi\n  size: 1', /linha [23]: a escrita do YAML está errada/],
  ])('%s: diz a linha do arquivo, em português', (_name, fields, message) => {
    expect(() => text(fields)).toThrow(message);
    expect(() => text(fields)).not.toThrow(/Nested|mapping|must be|indent|keys? /);
  });

  it.each([
    ['em outra codificação', Buffer.from('---\ntitle: Ação\n---\n', 'latin1'), false],
    ['com marcas do Git', '---\n<<<<<<< HEAD\n---\n', false],
    ['sem o fim dos campos', '---\ntitle: Oi\n', false],
    ['vazio', '', false],
    ['com um campo errado', '---\ntitle: [\n---\n', true],
  ])('%s: diz se há linhas que conferir', (_name, content, isText) => {
    expect(readableText(write(content)) !== undefined).toBe(isText);
  });

  it('vazio, diz que está vazio', () => {
    expect(() => readFrontMatter(write('\n'), schema)).toThrow('está vazio');
    expect(() => readYaml(write('# nada\n'), schema)).toThrow('está vazio');
  });

  it('com mais de um erro, diz todos', () => {
    expect(() => text('titel: Oi\nsize: dois')).toThrow(/“title”.*“size”.*“titel”/s);
  });
});

describe('as frases que vários textos dizem', () => {
  const [first] = sharedSentences();
  const [key, sentence] = first ?? [];
  const body = (text: string) =>
    readFrontMatter(write(`---\ntitle: Oi\nsize: 1\n---\nUm.\n${text}\nTrês.`), schema).body;

  it('entram no lugar do nome, em uma linha', () => {
    expect(body(`- {{regra.${key}}}`)).toBe(`Um.\n- ${sentence}\nTrês.`);
  });

  it('com um nome que não há, dizem os que há', () => {
    expect(() => body('{{regra.nenhuma}}')).toThrow(`Use uma destas: ${key}`);
  });
});
