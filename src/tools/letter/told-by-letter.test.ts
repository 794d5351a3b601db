import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import type { DateMeaning, LetterDate } from '#letters/letter-read.ts';
import { readLetter } from '#letters/read-letter.ts';
import { deadlines } from '#rules/deadlines/deadlines.ts';
import { letterKinds } from '#words/letter/kinds.ts';
import { citationsOf } from '../deadlines/citations.ts';
import { letterCitations } from './citations.ts';
import { isCutWhileIll } from './effects.ts';
import { dayOf, type LetterFacts } from './letter-facts.ts';
import { oldDayOf } from './long-ago.ts';
import { ownDays } from './terms.ts';
import { clockOf, startsWhenKnown, toldWith } from './told-by-letter.ts';

const place = { from: 0, until: 1 };
const days = (...told: readonly (readonly [DateMeaning, string])[]): LetterDate[] =>
  told.map(([what, day]) => ({ what, day: isoDate(day), place }));
const { signs } = readLetter('', []);
const letter = (...told: readonly (readonly [DateMeaning, string])[]): LetterFacts => ({
  dates: days(...told),
  terms: [],
  unread: [],
  signs,
});
const withSigns = (facts: LetterFacts, more: Partial<LetterFacts['signs']>): LetterFacts => ({
  ...facts,
  signs: { ...signs, ...more },
});
const terms = (of: 'answer' | 'defence' | 'appeal', ...counts: number[]): LetterFacts => ({
  ...letter(),
  terms: counts.map((count) => ({ of, days: count, place })),
});
const knew = isoDate('2026-11-20');

describe('de onde se conta o prazo de uma carta', () => {
  it.each([
    [
      'da decisão, enquanto não se diz quando soube',
      clockOf('denial', letter(['der', '2026-10-01'], ['decided', '2026-11-10']), undefined),
      { told: { happened: 'denied', ciencia: '2026-11-10' }, rests: 'decided' },
    ],
    [
      'do dia em que soube, quando dito',
      clockOf('cut', letter(['decided', '2026-11-10']), knew),
      { told: { happened: 'stopped', ciencia: '2026-11-20', isBpc: undefined }, rests: 'known' },
    ],
    [
      'do dia impresso, mesmo que se diga outro',
      clockOf('requirement', letter(['dueBy', '2026-12-14'], ['decided', '2026-11-10']), knew),
      {
        told: { happened: 'documentsAsked', isLimitPrinted: true, printedLimit: '2026-12-14' },
        rests: 'printed',
      },
    ],
    [
      'de nenhum, com dois dias impressos',
      clockOf('requirement', letter(['dueBy', '2026-12-18'], ['dueBy', '2026-12-07']), knew),
      undefined,
    ],
    [
      'do prazo próprio da exigência, em dias: de dois, o mais curto',
      clockOf('requirement', terms('answer', 30, 10), knew),
      {
        told: { happened: 'documentsAsked', isLimitPrinted: true, printedLimit: '2026-11-30' },
        rests: 'known',
      },
    ],
    [
      'do dia da ciência, que o papel diz',
      clockOf('denial', letter(['decided', '2026-11-10'], ['known', '2026-11-20']), undefined),
      { told: { happened: 'denied', ciencia: '2026-11-20' }, rests: 'ciencia' },
    ],
    [
      'da ciência que o papel diz, ainda que se diga um dia depois dela',
      clockOf('denial', letter(['known', '2026-11-10']), knew),
      { told: { happened: 'denied', ciencia: '2026-11-10' }, rests: 'ciencia' },
    ],
    [
      'da decisão, se a ciência que se lê é de antes dela',
      clockOf('denial', letter(['decided', '2026-11-10'], ['known', '2026-11-09']), undefined),
      { told: { happened: 'denied', ciencia: '2026-11-10' }, rests: 'decided' },
    ],
    [
      'da ciência da decisão da Junta, que é de depois da sessão',
      clockOf(
        'board',
        withSigns(letter(['decided', '2026-10-27'], ['known', '2026-11-10']), { board: 'no' }),
        undefined,
      ),
      { told: { happened: 'boardDenied', ciencia: '2026-11-10' }, rests: 'ciencia' },
    ],
    [
      'da ciência de que se conta, e só para o recurso onde a defesa já foi julgada',
      clockOf(
        'cut',
        withSigns(letter(['known', '2026-11-23']), { isFromCiencia: true, isDefended: true }),
        undefined,
      ),
      {
        told: { happened: 'stopped', ciencia: '2026-11-23', isBpc: undefined, stop: 'ended' },
        rests: 'ciencia',
      },
    ],
    [
      'de nenhum corte, pela ciência de que não se sabe',
      clockOf('cut', letter(['known', '2026-11-23']), undefined),
      undefined,
    ],
    [
      'da decisão da Junta, que fala da ciência de outra',
      clockOf('board', withSigns(letter(['known', '2026-03-02']), { board: 'no' }), knew),
      { told: { happened: 'boardDenied', ciencia: '2026-11-20' }, rests: 'known' },
    ],
    [
      'de uma defesa de 60 dias, que são os do campo',
      clockOf('defence', terms('defence', 60), knew),
      {
        told: { happened: 'suspicion', ciencia: '2026-11-20', isBpc: undefined, isRural: true },
        rests: 'known',
      },
    ],
    [
      'do último dia do auxílio',
      clockOf('extended', letter(['dcb', '2027-01-15']), undefined),
      { told: { happened: 'benefitEnding', benefitEnd: '2027-01-15' }, rests: 'end' },
    ],
  ] as const)('%s', (_, found, expected) => expect(found).toEqual(expected));

  it.each([
    [
      'do dia impresso no papel: pode ser de uma segunda via',
      'denial',
      letter(['issued', '2026-11-20']),
    ],
    ['do dia do pedido', 'denial', letter(['der', '2026-10-01'])],
    [
      'de duas datas de decisão',
      'denial',
      letter(['decided', '2026-11-10'], ['decided', '2026-09-01']),
    ],
    ['de uma Junta que não se sabe se disse não', 'board', letter(['decided', '2026-11-10'])],
    [
      'onde a carta imprime o último dia do recurso',
      'denial',
      letter(['appealBy', '2026-11-23'], ['decided', '2026-11-10']),
    ],
    ['do fim de um benefício que não se prorroga', 'grant', letter(['dcb', '2026-12-30'])],
    [
      'do fim de um auxílio que já estava marcado',
      'cut',
      withSigns(letter(['dcb', '2026-11-20'], ['decided', '2026-11-20']), {
        isAtItsEnd: true,
        isIncapacity: true,
      }),
    ],
    ['de um pedido encerrado sem análise', 'archived', letter(['decided', '2026-11-10'])],
  ] as const)('nunca %s', (_, kind, facts) =>
    expect(clockOf(kind, facts, undefined)).toBeUndefined(),
  );

  it('a mesma data escrita duas vezes é uma só', () =>
    expect(dayOf({ dates: days(['der', '2026-10-01'], ['der', '2026-10-01']) }, 'der')).toBe(
      '2026-10-01',
    ));

  it.each([
    ['a defesa em menos dias que os da lei', 'defence', terms('defence', 10), 10],
    ['a defesa dita como manifestação', 'defence', terms('answer', 10), 10],
    ['o recurso em menos dias', 'denial', terms('appeal', 15), 15],
    [
      'os que a Junta dá a quem recorreu',
      'board',
      withSigns(terms('answer', 30), { board: 'asks' }),
      30,
    ],
    ['os da lei', 'defence', terms('defence', 30), undefined],
    ['os de papéis ao lado do recurso', 'denial', terms('answer', 10), undefined],
    ['os 60 do campo', 'defence', terms('defence', 60), undefined],
  ] as const)('os dias da própria carta: %s', (_, kind, facts, expected) => {
    expect(ownDays(kind, facts)).toBe(expected);
    expect(clockOf(kind, facts, knew) === undefined).toBe(expected !== undefined);
  });

  it('um último dia impresso que não se leu não dá lugar a um contado', () => {
    const unread = [{ text: '18/12', place, why: 'incomplete', what: 'dueBy' }] as const;
    expect(clockOf('requirement', { ...letter(), unread }, knew)).toBeUndefined();
    expect(startsWhenKnown('requirement', { ...letter(), unread })).toBe(false);
  });

  it('de um auxílio que já tinha acabado, ou virou aposentadoria, não se pede mais tempo', () => {
    const paid = letter(['dcb', '2026-10-30'], ['decided', '2026-11-24']);
    const restsOf = (facts: LetterFacts, replacedBy?: 'retirement') =>
      clockOf('grant', withSigns(facts, { isIncapacity: true, replacedBy }), undefined)?.rests;
    expect(restsOf(paid)).toBeUndefined();
    const ahead = letter(['dcb', '2026-12-30'], ['decided', '2026-11-24']);
    expect(restsOf(ahead)).toBe('end');
    expect(restsOf(ahead, 'retirement')).toBeUndefined();
  });

  it.each([
    ['denial', letter(['issued', '2017-08-22']), true],
    ['cut', letter(['decided', '2019-08-22']), true],
    ['denial', letter(['decided', '2026-03-22']), false],
    ['denial', letter(['der', '2017-08-22']), false],
    ['denial', letter(['issued', '2017-08-22'], ['known', '2026-11-20']), false],
    ['cut', withSigns(letter(['issued', '2017-08-22']), { endsByAge: true }), false],
  ] as const)('um não de anos atrás: %s, %j', (kind, facts, isOld) =>
    expect(oldDayOf(kind, facts, knew) !== undefined).toBe(isOld),
  );

  it('o dia em que soube só se pergunta quando dele depende o prazo', () => {
    expect(startsWhenKnown('denial', letter())).toBe(true);
    expect(startsWhenKnown('requirement', letter(['dueBy', '2026-12-14']))).toBe(false);
    expect(startsWhenKnown('defence', letter(['defenceBy', '2026-12-14']))).toBe(false);
    expect(startsWhenKnown('grant', letter())).toBe(false);
  });

  it.each([
    ['cut', { isIncapacity: true }, true],
    ['cut', { isIncapacity: true, isAtItsEnd: true }, false],
    ['cut', { isIncapacity: true, held: 'suspended' }, false],
    ['cut', { isIncapacity: true, replacedBy: 'other' }, false],
    ['cut', { isIncapacity: true, replacedBy: 'retirement' }, false],
    ['cut', {}, false],
    ['denial', { isIncapacity: true }, false],
  ] as const)('quem ainda está doente pode pedir de novo: %s, %j', (kind, more, isSo) =>
    expect(isCutWhileIll(kind, withSigns(letter(), more))).toBe(isSo),
  );

  it('a página leva a fonte de todo prazo que uma carta começa', () => {
    const tolds = letterKinds.flatMap((kind) => [
      toldWith(kind, letter(), knew),
      clockOf(kind, letter(['dueBy', '2026-12-14'], ['dcb', '2026-12-30']), knew)?.told,
    ]);
    for (const told of tolds)
      for (const today of ['2026-11-21', '2027-06-01'].map(isoDate))
        expect(letterCitations).toEqual(
          expect.arrayContaining(told ? citationsOf(deadlines(told, today)) : []),
        );
  });
});
