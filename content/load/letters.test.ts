import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { figuresOn } from '../figures/figures.ts';
import { lettersFolder, loadLetter } from './letters.ts';

const figures = figuresOn(isoDate('2026-11-22'));
const read = (slug: string) => readFileSync(`${lettersFolder}/${slug}.md`, 'utf8');

/** Loads a letter with this text. */
function loadOne(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'letters-'));
  writeFileSync(join(folder, 'carta.md'), text);
  return loadLetter('carta', figures, folder);
}

const paragraphsOf = (text: string) => loadOne(text).untilWhen.children;

it('do não do INSS, o primeiro a saber é o prazo do recurso; depois, o que a carta tem em negrito', () => {
  const refused = read('falta-carencia');
  expect(paragraphsOf(refused)).toHaveLength(1);
  const [appeal] = paragraphsOf(refused);
  const ways = '## Caminhos e prazos\n';
  const bold = refused.replace(ways, `${ways}\n**Leve já** a carteira.\n`);
  expect(paragraphsOf(bold)).toHaveLength(2);
  expect(paragraphsOf(bold)[0]).toEqual(appeal);
});

it('de outro aviso, é o que abre os seus caminhos; sem isso, a montagem para', () => {
  const notice = read('carta-de-exigencia');
  expect(paragraphsOf(notice)).toHaveLength(1);
  expect(() => loadOne(notice.replace(/\*\*(Responda[^*]*)\*\*/, '$1'))).toThrow(
    'comece por uma frase em negrito',
  );
});
