import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { questions, type Told, today } from '#tests/tools/sample-questions.ts';
import { outside } from './asked.ts';
import { type AnyAt, anyQuestions } from './question.ts';
import { holds, mostAfter, type Screen, screensOf } from './screens.ts';

const since = isoDate('2020-02-01');
const at = (told: object): AnyAt => ({ ...outside(today), told: told as AnyAt['told'] });
const screensFor = (told: Partial<Told>) => screensOf(anyQuestions(questions), at(told));
const idsOf = (told: Partial<Told>) => screensFor(told).map(({ id }) => id);

/** An answer opens a list whose groups stand on one screen. */
const sharing = anyQuestions<{
  shared?: boolean;
  bills?: readonly { id: string; cents?: number }[];
}>({
  shared: { kind: 'yesNo', id: 'divide', label: 'Divide?', hint: '', missing: '', isSure: true },
  bills: {
    ...{ kind: 'list', id: 'conta', label: 'Que contas?', hint: '', add: '' },
    when: ({ told }) => told.shared === true,
    name: () => 'conta',
    questions: { cents: { kind: 'money', id: 'valor', label: 'Quanto?', hint: '', wrong: '' } },
  },
});

/** Only a high amount opens the next. */
const onAmount = anyQuestions<{ cents?: number; other?: number }>({
  cents: { kind: 'money', id: 'valor', label: 'Quanto?', hint: '', wrong: '' },
  other: {
    ...{ kind: 'money', id: 'outro', label: 'E o outro?', hint: '', wrong: '' },
    when: ({ told }) => (told.cents ?? 0) > 100_000,
  },
});

const told: Partial<Told> = {
  since,
  rent: 90_000,
  pets: [
    { id: 'bicho-1', kind: 'dog', isOld: false },
    { id: 'bicho-4', kind: 'cat' },
  ],
};

describe('uma pergunta em cada tela', () => {
  it('na ordem da página: quem está na lista antes de quem falta', () => {
    const ofPets = ['bicho-1-qual', 'bicho-1-velho', 'bicho-4-qual', 'bicho-adicionar'];
    expect(idsOf(told)).toEqual(['desde', 'aluguel', ...ofPets]);
    expect(idsOf({ ...told, pets: [] })).toEqual(['desde', 'aluguel', 'bicho-adicionar', 'motivo']);
  });

  it('diz de quem se fala, e em que parte se está até que outra comece', () => {
    const screens = screensFor(told);
    expect(screens.find(({ id }) => id === 'bicho-1-velho')?.at.name).toBe('bicho 1 (dog)');
    const section = (id: string) => screens.find((screen) => screen.id === id)?.section;
    expect([section('aluguel'), section('bicho-4-qual')]).toEqual(['A casa', 'Os bichos']);
  });

  it('o que fica junto tem os controles da sua tela; as pessoas têm telas próprias', () => {
    const holding = (screens: readonly Screen[], fieldId: string) =>
      screens.filter((screen) => holds(screen, fieldId)).map(({ id }) => id);
    for (const id of ['bicho-1-velho', 'bicho-adicionar'])
      expect(holding(screensFor(told), id)).toEqual([id]);
    expect(holding(screensFor(told), 'motivo')).toEqual([]);
    const costs = screensOf(sharing, at({ shared: true }));
    expect(holding(costs, 'conta-1-valor')).toEqual(['conta-adicionar']);
  });
});

describe('quantas ainda podem vir', () => {
  const most = (some: object, from: number) => mostAfter(sharing, at(some), from);

  it('conta o caminho mais longo, qualquer que seja a resposta', () => {
    expect([screensOf(sharing, at({})).length, most({}, 0)]).toEqual([1, 1]);
  });

  it('conta também o que só um valor alto abre', () => {
    expect(mostAfter(onAmount, at({}), 0)).toBe(1);
    expect(mostAfter(onAmount, at({ cents: 1 }), 0)).toBe(0);
  });

  it('não reabre o que já foi respondido, e acaba na última', () => {
    expect([most({ shared: false }, 0), most({ shared: true }, 0)]).toEqual([0, 1]);
    expect(most({ shared: true }, 1)).toBe(0);
  });
});
