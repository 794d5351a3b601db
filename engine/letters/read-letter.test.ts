import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { papersIn } from './papers.ts';
import { alarm, board, kind, meaning, oneOf, sentencesIn } from './proof/sentences.ts';
import { readLetter } from './read-letter.ts';

const isSo = z.boolean();
const rows = sentencesIn('read-letter', {
  wary: [isSo],
  kind: [kind],
  first: [kind],
  dates: [meaning, z.iso.date()],
  noDate: [],
  unread: [oneOf('letter-read.ts', 'why'), meaning],
  alarm: [alarm],
  terms: [z.tuple([oneOf('letter-read.ts', 'of'), z.number()]).array()],
  several: [isSo],
  board: [board],
  species: [
    z
      .string()
      .nullable()
      .transform((slug) => slug ?? undefined),
  ],
  charge: [meaning.array(), oneOf('signs.ts', 'charge')],
  noTerm: [meaning.array()],
  known: [meaning.array()],
  held: [oneOf('signs.ts', 'held')],
  outdated: [isSo],
  moved: [],
  days: [z.number().array()],
  whose: [alarm],
  pairs: [z.string(), alarm],
  papers: [z.number()],
  alike: [kind],
  visit: [meaning.array()],
  tooLate: [isSo],
});

const read = (text: string) => readLetter(text, []);
const daysOf = (text: string) => read(text).dates.map(({ what, day }) => [what, day]);
const unreadOf = (text: string) => read(text).unread.map(({ why, what }) => [why, what]);

it.each(rows.wary)('o que se pagava não é pedido de dinheiro: %s', (text, isWary) => {
  expect(read(text).signs.isWary).toBe(isWary);
});

it.each(rows.kind)('o que faz, e com certeza: %s', (text, kind) => {
  const { kinds, isSure } = read(text);
  expect(isSure ? kinds[0] : undefined).toBe(kind);
});

it.each(rows.first)('o que vem primeiro: %s', (text, kind) =>
  expect(read(text).kinds[0]).toBe(kind),
);

describe('as datas, pelo que está escrito antes delas', () => {
  it.each(rows.dates)('%s', (text, what, day) => {
    expect(daysOf(text)).toEqual([[what, day]]);
  });

  it.each(rows.noDate)('não é o que parece: %s', (text) => {
    expect(daysOf(text)).toEqual([]);
  });

  it('a data de uma lei não é do caso', () => {
    expect(read('segundo a Lei 9876, de 29/11/1999').unread).toEqual([]);
  });

  it.each(rows.unread)('não se adivinha: %s', (text, why, what) => {
    expect(daysOf(text)).toEqual([]);
    expect(unreadOf(text)).toEqual([[why, what]]);
  });
});

it('o rótulo, e não o tamanho, diz que número é; nada dele aparece', () => {
  const { hidden, masked } = read(
    'Nome: PESSOA DE TESTE CPF: 000.000.000-00\nNB: 123.456.789-0 Requerimento: 123456789 Data da decisão: 12/11/2026',
  );
  expect(hidden.map(({ what }) => what)).toEqual(['name', 'cpf', 'benefit', 'request']);
  expect(masked).not.toMatch(/PESSOA|TESTE|123|000/);
  expect(masked).toContain('12/11/2026');
});

it('o nome sozinho na sua linha também não aparece', () => {
  const { masked } = read(
    'Nome\nPESSOA DE TESTE\nCPF\n000.000.000-00\nPrezado(a) Sr(a). Pessoa de Teste,',
  );
  expect(masked).not.toMatch(/PESSOA|TESTE|Pessoa|000/);
});

it('o que vem depois do ponto não é nome', () => {
  expect(read('em relação ao segurado instituidor. Prazo de recurso: 30 dias').masked).toContain(
    'Prazo de recurso',
  );
  expect(read('óbito do instituidor Pessoa de Teste').masked).not.toMatch(/Pessoa|Teste/);
  expect(read('Prezado Sr. Pessoa de Teste,').masked).not.toMatch(/Pessoa|Teste/);
});

it('o que a negativa conta de um prazo já passou; de um pedido, ainda corre', () => {
  const until = 'Apresente os documentos até o dia 10/12/2026.';
  expect(daysOf(`Solicitamos o envio de documentos do benefício. ${until}`)).toEqual([
    ['dueBy', '2026-12-10'],
  ]);
  const closed =
    'Foi aberta exigência com prazo até 10/12/2026 e não houve o seu cumprimento. Procedemos ao arquivamento do pedido.';
  expect(daysOf(closed)).toEqual([['wasDue', '2026-12-10']]);
});

it('de um texto qualquer nada se perde: cada palavra está em um pedido, no rodapé ou no resto', () => {
  const words = fc.constantFrom(
    ...'solicitamos o envio dos documentos abaixo: 1. 2) a) ? • ; . \n Apresentar Certidão de nascimento biometria liberada da perícia Agende Atenciosamente, CPF 123.456.789-00 até 10/12/2026'.split(
      ' ',
    ),
    '\n\n',
  );
  const text = fc.array(words, { maxLength: 60 }).map((all) => all.join(' '));
  fc.assert(
    fc.property(text, (one) => {
      const { masked, items, exempt, footers, rest } = read(one);
      const parts = [...items, ...exempt, ...footers, ...rest]
        .sort((a, b) => a.place.from - b.place.from)
        .map((part) => part.text);
      expect(parts.join(' ').replaceAll(/\s+/g, ' ')).toBe(masked.replaceAll(/\s+/g, ' ').trim());
    }),
  );
});

it.each(rows.alarm)('o que não é do INSS: %s', (text, alarm) => {
  expect(read(text).signs.alarm).toBe(alarm);
});

it.each(rows.terms)('de quem é o prazo: %s', (text, terms) =>
  expect(read(text).terms.map(({ of, days }) => [of, days])).toEqual(terms),
);

it.each(rows.several)(
  'dois papéis no mesmo envelope são mais de um, e uma guia não: %s',
  (text, isSeveral) => expect(read(text).signs.isSeveral).toBe(isSeveral),
);

it.each(rows.board)('o que a Junta disse: %s', (text, board) => {
  expect(read(text).signs.board).toBe(board);
});

it.each(rows.species)('do que a carta trata: %s', (text, benefit) => {
  expect(read(text).species?.benefit).toBe(benefit);
});

it.each(rows.charge)('o vencimento da guia não é o fim da defesa: %s', (text, meanings, charge) => {
  const { dates, signs } = read(text);
  expect(dates.map(({ what }) => what)).toEqual(meanings);
  expect(signs.charge).toBe(charge);
});

it.each(rows.noTerm)('não é dia de responder: %s', (text, meanings) => {
  expect(read(text).dates.map(({ what }) => what)).toEqual(meanings);
});

it.each(rows.known)('o dia da ciência: %s', (text, meanings) => {
  expect(read(text).dates.map(({ what }) => what)).toEqual(meanings);
});

it.each(rows.held)('até onde foi o que parou: %s', (text, held) => {
  expect(read(text).signs.held).toBe(held);
});

it.each(rows.outdated)('parou pelo cadastro, e não pela renda: %s', (text, isOutdated) => {
  expect(read(text).signs).toMatchObject({ call: 'registry', held: 'suspended', isOutdated });
});

it('de uma errata com dois dias marcados, os dois são lidos e nenhum é dito só', () => {
  const { dates, signs } = read(
    'ERRATA. Leia-se avaliação social no dia 10/12/2026, às 08h00. Perícia médica do dia 17/12/2026, às 11h.',
  );
  expect(dates.map(({ what, day }) => [what, day])).toEqual([
    ['appointment', '2026-12-10'],
    ['appointment', '2026-12-17'],
  ]);
  expect(signs.isMoved).toBe(true);
});

it.each(rows.moved)('de um dia mudado, só o novo é o de comparecer: %s', (text) => {
  const days = read(text).dates.filter(({ what }) => what === 'appointment');
  expect(days.map(({ day }) => day)).toEqual(['2026-12-11']);
});

it('um dia marcado traz a sua hora', () => {
  expect(
    read('Perícia remarcada por falta de perito. Nova data: 08/12/2026, às 14h20').signs.isMoved,
  ).toBe(false);
  const hours = ['às 08:40', 'às 13h00', 'às 9h', ''].map(
    (hour) => read(`Perícia agendada para 14/12/2026, ${hour}`).dates[0]?.hour,
  );
  expect(hours).toEqual(['08:40', '13:00', '09:00', undefined]);
});

it('cada prazo em dias de uma exigência é lido', () => {
  const { terms } = read(
    'Exigência. Apresentar a certidão: prazo 5 (cinco) dias. Apresentar provas: prazo de 30 (trinta) dias.',
  );
  expect(terms.map(({ days }) => days)).toEqual([5, 30]);
});

it.each(rows.days)(
  'o prazo de confirmar conta, e o do que viria depois não: %s',
  (text, expected) => {
    expect(read(text).terms.map(({ days }) => days)).toEqual(expected);
  },
);

it.each(rows.whose)('de quem é o papel: %s', (text, alarm) => {
  expect(read(text).signs.alarm).toBe(alarm);
});

// Of each pair one asks, and the other is what an office really sends.
it.each(rows.pairs)(
  'um golpe, e o papel verdadeiro que se parece com ele: %s',
  (fraud, genuine, alarm) => {
    expect(read(fraud).signs.alarm).toBe('scam');
    expect(read(genuine).signs.alarm).toBe(alarm);
  },
);

it('da prova de vida já feita não se pede outra', () => {
  expect(read('A prova de vida de 2026 foi realizada em 17/11/2026.').signs.call).toBeUndefined();
  for (const text of [
    'Faça a prova de vida até 17/12/2026.',
    'A prova de vida de 2025 foi realizada. A de 2026 está pendente.',
  ])
    expect(read(text).signs.call).toBe('lifeProof');
});

it.each(rows.papers)('cada carta de uma foto se lê sozinha: %j', (text, count) => {
  expect(papersIn(text)).toHaveLength(count);
  expect(read(text).signs.isSeveral).toBe(count > 1);
});

it.each(rows.alike)('o que o papel faz, por palavras que outro também tem: %s', (text, kind) => {
  const { kinds, isSure } = read(text);
  expect(isSure ? kinds[0] : undefined).toBe(kind);
});

it.each(rows.visit)('o dia de ir, com a hora: %s', (text, what) =>
  expect(read(text).dates.map((one) => one.what)).toEqual(what),
);

it.each(rows.tooLate)('a Junta não olhou o recurso, por tarde: %s', (text, isTooLate) =>
  expect(read(text).signs.isTooLate).toBe(isTooLate),
);
