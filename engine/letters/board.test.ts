import { expect, it } from 'vitest';
import { boardOf } from './board.ts';

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

it.each([
  ['a junta deu provimento ao seu recurso. o inss interpos recurso especial', 'appealed'],
  ['recurso especial interposto pelo inss: apresente contrarrazoes em 30 dias', 'appealed'],
  ['o inss interpos recurso especial do acordao que acolheu os embargos e proveu', 'appealed'],
  ['o inss interpos recurso especial. embargos acolhidos. recurso do segurado provido', 'appealed'],
  ['acolhidos os embargos opostos pelo inss. recurso do segurado conhecido e nao provido', 'no'],
  [
    'conhecer dos embargos de declaracao opostos pelo inss e acolhe-los, para anular o acordao e negar provimento ao recurso do interessado',
    'no',
  ],
  ['acolher os embargos do segurado para dar provimento ao recurso do segurado', 'yes'],
  ['acolher os embargos do segurado e negar provimento ao recurso especial do inss', 'yes'],
  ['acolher os embargos do inss e dar provimento ao recurso especial do inss', 'no'],
  ['acolher os embargos de declaracao opostos pelo inss para anular o acordao', undefined],
  ['embargos do inss rejeitados. mantido o acordao que deu provimento ao segurado', 'yes'],
  ['o inss opos embargos ao acordao. apresente contrarrazoes em 5 dias', 'appealed'],
  ['acolher os embargos do inss, sem efeitos infringentes, para sanar a omissao', undefined],
  ['dar provimento ao recurso do inss e julgar improcedente o pedido', 'no'],
  ['dar provimento ao recurso do inss, julgando improcedente a revisao do segurado', 'no'],
  ['devolvido a origem com diligencia da 4a junta de recursos', 'asks'],
  ['apos cumprida a diligencia da 3a junta, nega-se provimento ao recurso', 'no'],
  ['convertido o julgamento em diligencia. voto: negar-lhe provimento', 'no'],
  ['em atendimento a diligencia da 3a junta, ouviu-se o perito. dar-lhe provimento', 'yes'],
  ['a junta negou provimento. converto o julgamento em diligencia', 'asks'],
  ['negar provimento ao recurso. a diligencia da empresa nao veio', 'no'],
  ['negar provimento ao recurso. dar provimento ao recurso', undefined],
  ['recurso especial do inss e recurso especial do segurado: provido', undefined],
])('%s: %s', (words, board) => {
  expect(boardOf(words)).toBe(board);
});

it('o nome do Conselho de Recursos da Previdência não é de quem recorre', () =>
  expect(
    boardOf(
      'conselho de recursos da previdencia social. recorrente: instituto nacional do seguro social. negar-lhe provimento',
    ),
  ).toBe('yes'));
