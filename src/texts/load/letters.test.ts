import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { asFile } from '#tests/machine/content-file.ts';
import { figuresOn } from '../figures/figures.ts';
import { lettersFolder, loadLetter } from './letters.ts';

const figures = figuresOn(isoDate('2026-11-22'));
const read = (slug: string) => readFileSync(`${lettersFolder}/${slug}.md`, 'utf8');

const loadOne = asFile('carta.md', (_, folder) => loadLetter('carta', figures, folder));

const paragraphsOf = (text: string) => loadOne(text).untilWhen.children;

it('o que a carta manda fazer vem antes do prazo do recurso, que vale onde há recurso', () => {
  const refused = read('falta-carencia').replace(/^routes: .*$/m, 'routes: [Recurso]');
  const plain = refused.replace(
    /## Caminhos e prazos[\s\S]*$/,
    '## Caminhos e prazos\n\nLeve a carteira.\n',
  );
  const [appeal, ...rest] = paragraphsOf(plain);
  expect(rest).toHaveLength(0);
  const told = paragraphsOf(plain.replace('Leve', '**Leve já**'));
  expect(told[1]).toEqual(appeal);
  expect(told).toHaveLength(2);
});

it('o que está no começo não se repete nos caminhos', () => {
  const { untilWhen, sections, routes } = loadOne(read('falta-carencia'));
  const below = [...sections, ...routes].flatMap(({ body }) => body.children);
  expect(untilWhen.children).toHaveLength(2);
  for (const told of untilWhen.children) expect(below).not.toContain(told);
});

it('sem recurso, ou se ele não é o primeiro caminho, a carta diz o que fazer; ou a montagem para', () => {
  const notice = read('carta-de-exigencia');
  expect(paragraphsOf(notice)).toHaveLength(1);
  for (const routes of ['routes: []', 'routes: [Novo pedido, Recurso]']) {
    const bare = notice.replace('verifiedOn', `${routes}\nverifiedOn`);
    expect(() => loadOne(bare.replace(/\*\*(Responda[^*]*)\*\*/, '$1'))).toThrow(
      'comece por uma frase em negrito',
    );
  }
});
