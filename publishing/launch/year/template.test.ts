import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { answersSchema } from './answers.ts';
import { template } from './template.ts';
import { topics } from './topics.ts';

it('o modelo é um arquivo de respostas, vazio e preenchido', () => {
  const empty = template(2151, '2151-01-04', (file) => readFileSync(file, 'utf8'));
  expect(answersSchema.parse(parse(empty))).toEqual({ ano: 2151, conferido: '2151-01-04' });
  const filled = empty
    .replaceAll(/^#(?! )|^#(?= {2})/gm, '')
    .replaceAll(/(norma|artigo|endereco): #.*/g, '$1: x');
  expect(Object.keys(answersSchema.parse(parse(filled)))).toEqual([
    'ano',
    'conferido',
    ...topics.map(({ name }) => name),
  ]);
  // The norm of the last value, of each its own, is no answer: it stands beside.
  expect(empty).not.toMatch(/norma: [^#]/);
  expect(empty).toMatch(/#teto:\n.*\n.*Portaria Interministerial/);
  expect(empty).toMatch(/#salario-minimo:\n.*\n.*Decreto 12\.797/);
});

it('uma resposta de outra forma é recusada com o que escrever', () => {
  const { error } = answersSchema.safeParse({ ano: 2151, conferido: '2151-01-04', teto: 9100 });
  expect(error?.issues[0]?.message).toContain('escreva continua, ou valor');
});
