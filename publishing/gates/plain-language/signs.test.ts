import { expect, it } from 'vitest';
import { linesOf } from '../published-text/content-lines.ts';
import { brokenTables, leftMarks, repeatedHeadings, signRules, wordSigns } from './signs.ts';

const inBody = (body: string) => `---\ntitle: Sim\n---\n\n${body}`;
const faultsOf = (where: string, text: string) => {
  if (where === 'words') return wordSigns(linesOf('x.md', text));
  return leftMarks('x.md', where === 'fields' ? `---\n${text}\n---\n` : inBody(text));
};

it.each(signRules.flatMap(({ fires, ...rule }) => fires.map((text) => ({ ...rule, text }))))(
  'acusa: $text',
  ({ text, why, in: where }) => {
    expect(faultsOf(where, text)).toMatchObject([{ reason: why }]);
  },
);

it.each(signRules.flatMap(({ silent, ...rule }) => silent.map((text) => ({ ...rule, text }))))(
  'deixa passar: $text',
  ({ text, in: where }) => {
    expect(faultsOf(where, text)).toEqual([]);
  },
);

it.each([
  ['words', 'O INSS diz “isto e nada mais.'],
  ['words', 'O CNPJ é 11.222.333/0001-80.'],
  ['words', 'Está na lei (art. 40.'],
  ['rows', '**Vale o dia em que a incapacidade começou, e só ele.'],
  ['rows', '****Piorou?** Peça de novo.'],
  ['rows', 'Vale \u202eo prazo.'],
])('acusa o que nenhum padrão diz, em %s: %s', (where, text) => {
  expect(faultsOf(where, text)).toHaveLength(1);
});

it('a linha da tabela a que falta uma célula, e a tabela sem a linha de traços', () => {
  const places = (rows: string) => brokenTables('x.md', rows).map(({ place }) => place);
  expect(places('| | |\n|-|-|\n| Fim | Sim |\n| Fim |')).toEqual(['x.md:4']);
  expect(places('Isto:\n\n| | |\n| Fim | Sim |')).toEqual(['x.md:3']);
});

it('uma pergunta repetida na mesma parte, e não a de outra', () => {
  const part = '## Parte\n\n### Posso?\n\nSim.\n\n';
  expect(repeatedHeadings('x.md', part + part)).toEqual([]);
  expect(repeatedHeadings('x.md', `${part}### Posso?\n`)).toMatchObject([{ place: 'x.md:7' }]);
});
