import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '#law/date.ts';
import type { CaseFact } from '#site/case-facts.ts';
import { testsDay as today, wage } from '#tests/tools/result-page.tsx';
import { type Told as ClockTold, questions as clock } from '../deadlines/questions.ts';
import {
  type Told as IncapacityTold,
  questions as incapacity,
} from '../incapacity-pay/questions.ts';
import { type Told as MaternityTold, questions as maternity } from '../maternity-pay/questions.ts';
import { anyQuestions, type Questions } from '../questions/question.ts';
import { type Told as RetirementTold, questions as retirement } from '../retirement/questions.ts';
import { factsAfter, offersOf, takeOffers } from './carried.ts';
import { type Asking, lookAt, startOf, type Visit } from './flow.ts';

const asking = <Told>(questions: Questions<Told>): Asking<Told> => ({ questions, wage });
const start = <Told>(questions: Questions<Told>): Visit => startOf(anyQuestions(questions));
const factIn = (kept: readonly CaseFact[], fact: string) =>
  kept.find((one) => one.fact === fact)?.value;

const retiring: Partial<RetirementTold> = {
  sex: 'woman',
  birthDate: isoDate('1966-08-20'),
  time: { years: 32, months: 3, days: 0 },
};
const left = (told: Partial<RetirementTold>, kept: readonly CaseFact[] = []) =>
  factsAfter(asking(retirement), told, today, kept);

const birth = (day: string): Partial<MaternityTold> => ({
  event: 'birth',
  kind: 'mei',
  day: isoDate(day),
});
const afterBirth = (told: Partial<MaternityTold>, kept: readonly CaseFact[] = []) =>
  factsAfter(asking(maternity), told, today, kept);

describe('o que uma ferramenta deixa às outras', () => {
  it('é só o que outra pergunta, com as palavras em que se mostra', () => {
    expect(left(retiring)).toEqual([
      { fact: 'sex', value: 'woman', words: expect.stringContaining('Mulher') },
      { fact: 'birth', value: retiring.birthDate, words: expect.stringContaining('1966') },
      { fact: 'time', value: retiring.time, words: expect.stringContaining('32') },
    ]);
  });

  it('vale a última resposta; “não sei” tira a de antes, e o resto fica', () => {
    const before = left(retiring, afterBirth(birth('2026-03-01')));
    const after = left({ ...retiring, sex: 'man', time: undefined }, before);
    expect(factIn(after, 'sex')).toBe('man');
    expect(factIn(after, 'time')).toBeUndefined();
    expect(factIn(after, 'maternityDay')).toBe('2026-03-01');
  });

  it('uma perda não se leva, e tira o que se tinha levado', () => {
    const before = afterBirth(birth('2026-03-01'));
    expect(before).toHaveLength(1);
    expect(afterBirth({ ...birth('2026-03-01'), event: 'abortion' }, before)).toEqual([]);
  });

  it('o que as respostas não deixaram perguntar não muda', () => {
    const before = left(retiring);
    const told: Partial<IncapacityTold> = {
      aim: 'permanent',
      isSpecial: true,
      needsHelp: false,
    };
    expect(factsAfter(asking(incapacity), told, today, before)).toEqual(before);
  });
});

describe('o que se oferece a outra ferramenta', () => {
  const atIncapacity: Visit = {
    ...start(incapacity),
    typed: [[incapacity.aim.id, 'permanent' satisfies IncapacityTold['aim']]],
    seen: [incapacity.aim.id],
  };
  const offers = offersOf(asking(incapacity), atIncapacity, today, left(retiring));

  it('responde às perguntas dela, e leva à primeira que falta', () => {
    expect(offers.map(({ id }) => id)).toEqual([incapacity.sex.id, incapacity.time.id]);
    const { visit } = takeOffers(asking(incapacity), atIncapacity, offers, today);
    expect(visit.place).toEqual({ screen: incapacity.isSpecial.id });
    const { told } = lookAt(asking(incapacity), visit.typed, today);
    expect(told).toMatchObject({ sex: 'woman', time: retiring.time });
    expect(offersOf(asking(incapacity), visit, today, left(retiring))).toEqual([]);
  });

  it('é só o que ainda não foi respondido aqui', () => {
    const seen = [...atIncapacity.seen, incapacity.sex.id];
    const visit: Visit = { ...atIncapacity, seen };
    expect(offersOf(asking(incapacity), visit, today, left(retiring)).map(({ id }) => id)).toEqual([
      incapacity.time.id,
    ]);
  });

  const atBirth: Visit = {
    ...start(clock),
    typed: [[clock.happened.id, 'birth' satisfies ClockTold['happened']]],
    seen: [clock.happened.id],
  };

  it('só aparece onde a pergunta é feita', () => {
    const kept = afterBirth(birth('2026-03-01'));
    expect(offersOf(asking(clock), start(clock), today, kept)).toEqual([]);
    expect(offersOf(asking(clock), atBirth, today, kept)).toMatchObject([{ id: clock.birth.id }]);
  });

  it.each([
    [-1, 1],
    [0, 1],
    [1, 0],
  ])('um dia que aqui não pode ser fica de fora: hoje e mais %i', (days, count) => {
    const kept = afterBirth(birth(addDays(today, days)));
    expect(offersOf(asking(clock), atBirth, today, kept)).toHaveLength(count);
  });

  it('quando nada mais falta, leva ao fim', () => {
    const kept = afterBirth(birth('2026-03-01'));
    const found = offersOf(asking(clock), atBirth, today, kept);
    expect(takeOffers(asking(clock), atBirth, found, today).visit.place).toBe('result');
  });

  it('a uma pergunta de perda, nada', () => {
    const told = [[maternity.event.id, 'abortion']] as const;
    const visit: Visit = { ...start(maternity), typed: told, seen: [maternity.event.id] };
    expect(offersOf(asking(maternity), visit, today, afterBirth(birth('2026-03-01')))).toEqual([]);
  });
});
