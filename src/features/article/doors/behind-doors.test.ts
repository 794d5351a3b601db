import { expect, it } from 'vitest';
import { parseSections } from '#texts/markdown/parse.ts';
import type { Door } from '#texts/schema/doors.ts';
import { behindDoors } from './behind-doors.ts';

const doors: readonly Door[] = [
  { question: 'Posso?', drawing: 'openDoor', sections: ['Quem', 'Onde'] },
  { question: 'Quanto?', drawing: 'money', sections: ['Valor'] },
];
const sections = (titles: readonly string[]) =>
  parseSections(titles.map((title) => `## ${title}\n\nTexto.`).join('\n\n'), {
    file: 'texto.md',
    firstLine: 1,
    figures: () => undefined,
  });

it('cada parte fica atrás da sua porta, na ordem; a que ninguém nomeia segue a anterior', () => {
  const filled = behindDoors(doors, sections(['Quem', 'Onde', 'Só aqui', 'Valor', 'Fim']));
  expect(filled.map((door) => door.sections.map(({ title }) => title))).toEqual([
    ['Quem', 'Onde', 'Só aqui'],
    ['Valor', 'Fim'],
  ]);
});
