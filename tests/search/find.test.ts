import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { finder, type Row } from '#features/search/find.ts';
import { packed, pageOf, unpacked } from '#features/search/learned.ts';
import { spokenForm } from '#features/search/spoken-form.ts';
import { meaningOf } from '#features/search/synonyms.ts';
import { partKind } from '#texts/part-kind.ts';
import { deniedGuidePath } from '#texts/paths.ts';
import { answered, find, heldOut, knownPaths, knownRows, unanswerable, within } from './measure.ts';

const pathsFor = (asked: string): string[] => find(asked).rows.map(([path]) => path);

/** Of pages that nobody has asked for yet. */
const unlearned = (rows: readonly Row[]) => finder(rows, '');

describe('o que as pessoas escrevem', () => {
  it.each([
    ['com que a procura aprendeu', answered, 0.92],
    ['com que ninguém aprendeu', heldOut, 0.88],
  ])(
    'das perguntas %s, 97 em 100 têm a sua página entre as três primeiras',
    (name, some, first) => {
      console.log(`${name}: ${within(3, some)}/${some.length}, ${within(1, some)} em primeiro`);
      expect(some.length).toBeGreaterThan(300);
      expect(within(3, some) / some.length).toBeGreaterThanOrEqual(0.97);
      expect(within(1, some) / some.length).toBeGreaterThanOrEqual(first);
    },
  );

  it('cada pergunta está uma vez só, e as páginas que ela espera existem', () => {
    const all = [...answered, ...heldOut, ...unanswerable];
    expect(new Set(all.map(({ asked }) => asked.toLowerCase())).size).toBe(all.length);
    const expected = new Set(all.flatMap(({ answers }) => answers.map(pageOf)));
    expect([...expected].filter((path) => !knownPaths.includes(path))).toEqual([]);
  });

  it('diz que não tem certeza onde nada responde, mais do que onde acertou', () => {
    const unsure = (some: readonly { isSure: boolean }[]) =>
      some.filter(({ isSure }) => !isSure).length / some.length;
    const right = heldOut.filter(({ place }) => place === 1);
    expect(unsure(right)).toBeLessThan(0.12);
    expect(unsure(unanswerable)).toBeGreaterThan(4 * unsure(right));
  });
});

it('todo título e todo nome popular, sem acento e em maiúsculas, traz a sua página em primeiro', () => {
  const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  const wrong = knownRows.flatMap(([path, kind, title, , names]) =>
    [kind === 'Palavra difícil' ? '' : title, ...names.split(', ')]
      .filter((name) => name !== '' && pathsFor(bare(name))[0] !== path)
      .map((name) => `${name} → ${pathsFor(bare(name))[0]}, e não ${path}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['pedi auxilio doença e nao responde', true],
  ['pensao nao sai', true],
  ['nao saio da cama', false],
  ['meu filho nao anda bpc', false],
])('quem espera acha o pedido parado, e só quem espera: %s', (asked, waits) => {
  expect(pathsFor(asked).slice(0, 3).includes('/beneficios/pedido-parado')).toBe(waits);
});

test.each(['', '   ', '?!', 'de', 'xyzkw', '000.000.000-00', 'b99', 'passaporte'])(
  '%j não acha nada',
  (asked) => {
    expect(pathsFor(asked)).toEqual([]);
  },
);

test.each([
  ['apozentadoria', 'aposentadorias'],
  ['doensa', 'Doença'],
  ['recurço', 'recurso'],
  ['pensões', 'pensão'],
  ['especiais', 'especial'],
  ['papéis', 'papel'],
  ['xamada', 'chamada'],
  ['invalides', 'invalidez'],
  ['cortou', 'cortaram'],
  ['recebendo', 'recebida'],
])('“%s” soa como “%s”', (written, meant) => {
  expect(spokenForm(written)).toBe(spokenForm(meant));
});

test.each([
  ['faleceu', 'morreu'],
  ['recolheu', 'pagava'],
])('“%s” quer dizer “%s”', (written, meant) => {
  expect(meaningOf(written)).toBe(meaningOf(meant));
});

test.each([
  ['mês', 'mais'],
  ['luz', 'LOAS'],
  ['pena', 'pensão'],
])('“%s” não soa como “%s”', (one, other) => {
  expect(spokenForm(one)).not.toBe(spokenForm(other));
});

test.each([
  [
    'nem o que está em toda pergunta muda a resposta',
    'marisqueira',
    'como faço pra pedir marisqueira inss',
  ],
  ['nem o jeito de escrever a espécie', 'B36', 'espécie 36'],
  ['nem o número dela, sozinho ou depois do nome', '36', 'auxílio 36'],
  ['nem quem cortou, ou quando', 'cortou meu benefício', 'o INSS cortou o benefício'],
])('%s', (_, one, other) => {
  expect(pathsFor(one)[0]).toBeDefined();
  expect(pathsFor(other)[0]).toEqual(pathsFor(one)[0]);
});

test.each([
  ['trocadas', 'salário maternidade', 'salario matrenidade'],
  ['a menos', 'auxílio reclusão', 'auxilio reclsao'],
  ['erradas', 'perdi a perícia', 'perdi a perixia'],
])('letras %s, de uma palavra que assim não há, não mudam a resposta', (_, one, other) =>
  expect(pathsFor(other)[0]).toEqual(pathsFor(one)[0]),
);

test('o que se aprendeu chega ao aparelho palavra por palavra', () => {
  const words = fc.dictionary(
    fc.stringMatching(/^[a-z\d]{1,40}$/),
    fc.integer({ max: 139, min: 0 }),
  );
  fc.assert(
    fc.property(words, (pages) => {
      const learned = new Map(
        Object.entries(pages).map(([word, page]) => [word, new Map([[page, 1 / 3]])]),
      );
      if (learned.size > 0) expect(unpacked(packed(learned))).toEqual(learned);
    }),
  );
});

test('o nome inteiro vem antes do que só o contém', () => {
  const rows: Row[] = [
    ['/a', 'Página', 'Pensão de quem morreu, pensão', 'Pensão.', ''],
    ['/b', 'Página', 'Outra coisa', 'Nada.', 'pensão, pecúlio'],
  ];
  expect(unlearned(rows)('PENSOES').rows.map(([path]) => path)).toEqual(['/b', '/a']);
});

test.each([
  ['um nome dela inteiro, e vem antes da página', 'perdi o dedo mindinho', ['/a#dedo', '/a']],
  ['só parte dele, e fica com a página', 'perdi o braço', ['/a']],
])('quem pede de uma parte %s', (_, asked, paths) => {
  const rows: Row[] = [
    ['/a', 'Benefício', 'Perdi uma coisa', 'Braço, perna.', ''],
    ['/a#dedo', partKind, 'O dedo', 'Perdi, e o braço também.', 'perdi mindinho'],
  ];
  expect(unlearned(rows)(asked).rows.map(([path]) => path)).toEqual(paths);
});

test.each(['sou surda e preciso falar com o 135', 'não escuto, como ligo pro inss'])(
  'quem não ouve não é mandado ao telefone: %s',
  (asked) => {
    expect(pathsFor(asked)[0]).toMatch(/^.acessibilidade/);
    expect(pathsFor(asked)).not.toContain('tel:135');
  },
);

test('de um não sem motivo, só com o nome do benefício, o guia vem antes de tudo, com certeza', () => {
  const { rows, isSure } = find('negaram minha aposentadoria por idade');
  expect([rows[0]?.[0], isSure]).toEqual([deniedGuidePath, true]);
});

test.each([
  ['/seguranca', 'ligaram do inss pedindo prova de vida'],
  ['/seguranca', 'é golpe prova de vida?'],
  ['/seguranca', 'tao ligando dizendo que tenho dinheiro da revisao pra receber'],
  ['/seguranca', 'inss ligou pedindo foto do documento'],
  ['/beneficios/na-justica', 'recurso juizado prazo'],
])('%s vem antes de tudo: %s', (path, asked) => expect(pathsFor(asked)[0]).toBe(path));

test('quem foi mandada embora não pergunta de um mandado', () =>
  expect(pathsFor('mandada embora').filter((path) => /seguranca/.test(path))).toEqual([]));

test.each([
  ['estoy embarazada y soy venezolana', '/beneficios/salario-maternidade'],
  ['mi hijo tiene discapacidad', '/beneficios/bpc-crianca'],
  ['jubilación por edad', '/beneficios/aposentadoria-por-idade'],
  ['mi esposo murió', '/beneficios/pensao-por-morte'],
  ['necesito un abogado', '/honorarios'],
])('quem pergunta em espanhol acha a mesma página: %s', (asked, page) =>
  expect(pathsFor(asked).slice(0, 3)).toContain(page),
);

test.each(['negaram meu auxílio', 'o perito não me aceitou', 'pensão indeferida'])(
  'de um não, o guia está entre os três primeiros: %s',
  (asked) => expect(pathsFor(asked).slice(0, 3)).toContain(deniedGuidePath),
);

test('qualquer texto tem resposta: no máximo oito, nenhuma duas vezes', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem()), (asked) => {
      const { rows: found } = find(asked);
      const named = new Set(found.map(([path, , title]) => `${path} ${title}`));
      return found.length <= 8 && named.size === found.length;
    }),
    { numRuns: 300 },
  );
});
