import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { answersSchema } from './answers.ts';
import { template } from './template.ts';
import { topics } from './topics.ts';

it('o modelo é um arquivo de respostas, vazio e preenchido', () => {
  const empty = template(2151, '2151-01-04');
  expect(answersSchema.parse(parse(empty))).toEqual({ ano: 2151, conferido: '2151-01-04' });
  const filled = empty.replaceAll(/^#(?! )|^#(?= {2})/gm, '');
  expect(Object.keys(answersSchema.parse(parse(filled)))).toEqual([
    'ano',
    'conferido',
    ...topics.map(({ name }) => name),
  ]);
});

it('uma resposta de outra forma é recusada com o que escrever', () => {
  const { error } = answersSchema.safeParse({ ano: 2151, conferido: '2151-01-04', teto: 9100 });
  expect(error?.issues[0]?.message).toContain('escreva continua, ou valor');
});
