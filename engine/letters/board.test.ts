import { expect, it } from 'vitest';
import { boardOf } from './board.ts';
import { board, sentencesIn } from './proof/sentences.ts';

const appellants = {
  inss: [
    'recorrente: inss. recorrido: pessoa de teste. recurso especial',
    'recurso especial do inss',
    'recurso especial interposto pela autarquia',
  ],
  person: [
    'recorrente: pessoa de teste. recorrido: inss. recurso',
    'recurso especial do segurado',
    'recurso interposto pela requerente',
  ],
} as const;

const endings = {
  granted: ['conhecido e provido', 'a que se da provimento', ': acordam em dar-lhe provimento'],
  refused: [
    'conhecido e nao provido',
    'improvido',
    'desprovido',
    'nao conhecido, por intempestivo',
    'rejeitado',
    ': acordam em negar-lhe provimento',
    'a que se nega provimento',
  ],
  part: ['parcialmente provido', 'provido em parte'],
} as const;

const told = {
  inss: { granted: ['no', 'last'], refused: ['yes', 'yes'], part: ['part', 'part'] },
  person: { granted: ['yes', 'yes'], refused: ['no', 'last'], part: ['part', 'part'] },
} as const;

const earlier = ', quanto ao acordao da junta que deu provimento ao segurado';

it.each(
  (['inss', 'person'] as const).flatMap((who) =>
    (['granted', 'refused', 'part'] as const).flatMap((how) =>
      ['junta de recursos. ', 'camara de julgamento. '].flatMap((level, at) =>
        appellants[who].flatMap((appeal) =>
          endings[how].flatMap((ending) =>
            ['', earlier].map(
              (rest) => [`${level}${appeal} ${ending}${rest}`, told[who][how][at]] as const,
            ),
          ),
        ),
      ),
    ),
  ),
)('%s: %s', (words, board) => {
  expect(boardOf(words)).toBe(board);
});

const rows = sentencesIn('board', { board: [board] });

it.each(rows.board)('%s: %s', (words, board) => {
  expect(boardOf(words)).toBe(board);
});

it('o nome do Conselho de Recursos da Previdência não é de quem recorre', () =>
  expect(
    boardOf(
      'conselho de recursos da previdencia social. recorrente: instituto nacional do seguro social. negar-lhe provimento',
    ),
  ).toBe('yes'));
