import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { questions as incomeQuestions } from '../bpc-income/questions.ts';
import { questions as deadlineQuestions } from '../deadlines/questions.ts';
import { questions as insuredQuestions } from '../insured-status/questions.ts';
import { choicesOf } from '../questions/choices.ts';
import { addButton, unknownBox } from '../questions/control-ids.ts';
import {
  type AnyList,
  type AnyQuestion,
  anyQuestions,
  type Questions,
} from '../questions/question.ts';
import { isOfPeople, type Screen } from '../questions/screens.ts';
import type { Typed } from '../questions/typed.ts';
import { questions as retirementQuestions } from '../retirement/questions.ts';
import { questions as pensionQuestions } from '../survivor-pension/questions.ts';
import {
  type Asking,
  lookAt,
  moved,
  onward,
  refused,
  settled,
  startOf,
  toControl,
  type Visit,
  withoutSomebody,
  withSomebody,
} from './flow.ts';

const today = isoDate('2026-11-21');
const wage = 162_100;

type Any = Asking<Record<string, unknown>>;

const askingOf = <Told>(questions: Questions<Told>): Any => ({
  questions: anyQuestions(questions) as unknown as Questions<Record<string, unknown>>,
  wage,
});

const start = (asking: Any): Visit => startOf(anyQuestions(asking.questions));

/** The screen on which the visit stands. */
function screenOf(asking: Any, { place, typed }: Visit): Screen {
  const screen = lookAt(asking, typed, today).screens.find(
    ({ id }) => typeof place === 'object' && id === place.screen,
  );
  if (!screen) throw new Error(`no screen at ${JSON.stringify(place)}`);
  return screen;
}

const isListScreen = (screen: Screen): screen is Screen & { question: AnyList } =>
  screen.question.kind === 'list';

/** Something typed or pressed for a question; each number chooses between what may be said. */
function said(question: AnyQuestion, name: string, choose: (count: number) => number): Typed {
  switch (question.kind) {
    case 'choice':
    case 'yesNo': {
      const choices = choicesOf(question);
      return [[name, choices[choose(choices.length)]?.value ?? '']];
    }
    case 'date':
      return [[`${name}-dia`, `01/10/${2026 - choose(60)}`]];
    case 'duration':
      return choose(3) === 0 ? [[unknownBox(name), 'on']] : [[`${name}-anos`, `${choose(40)}`]];
    case 'months':
      return choose(3) === 0 ? [[unknownBox(name), 'on']] : [[name, `${choose(400)}`]];
    case 'money':
      return choose(3) === 0
        ? [question.missing === undefined ? [name, ''] : [unknownBox(name), 'on']]
        : [[name, `${1 + choose(3000)},00`]];
    case 'list':
      return Array.from({ length: 1 + choose(2) }, (_, index) => `${name}-${index + 1}`).flatMap(
        (group): Typed => [
          [name, group],
          ...Object.values(question.questions).flatMap((part) =>
            said(part, `${group}-${part.id}`, choose),
          ),
        ],
      );
  }
}

const replace = (typed: Typed, now: Typed, name: string): Typed => [
  ...typed.filter(([other]) => other !== name && !other.startsWith(`${name}-`)),
  ...now,
];

/** One answer, and on; where it is refused the visit stays. */
function step(asking: Any, visit: Visit, choose: (count: number) => number): Visit {
  const screen = screenOf(asking, visit);
  if (isListScreen(screen) && isOfPeople(screen.question)) {
    if (screen.rows.length < 3 && choose(2) === 0) {
      const [first] = Object.values(screen.question.questions);
      const kind = first?.kind === 'choice' ? said(first, '', choose)[0]?.[1] : undefined;
      return withSomebody(asking, visit, screen, kind, today);
    }
    const outcome = onward(asking, visit, visit.typed, today);
    return 'visit' in outcome ? outcome.visit : visit;
  }
  const now = said(screen.question, screen.name, choose);
  const outcome = onward(asking, visit, replace(visit.typed, now, screen.name), today);
  return 'visit' in outcome ? outcome.visit : visit;
}

const tape = fc.array(fc.nat(1_000_000), { minLength: 40, maxLength: 40 });

/** Answers anything until nothing more is asked. */
function walk(asking: Any, numbers: readonly number[]): Visit {
  let visit = start(asking);
  let turn = 0;
  const choose = (count: number) => ((numbers[turn++ % numbers.length] ?? 0) + turn) % count;
  for (let steps = 0; typeof visit.place === 'object'; steps += 1) {
    if (steps > 400) throw new Error(`never ends: ${JSON.stringify(visit)}`);
    visit = step(asking, visit, choose);
  }
  return visit;
}

const tools: [string, Any][] = [
  ['prazo-do-recurso', askingOf(deadlineQuestions)],
  ['renda-bpc', askingOf(incomeQuestions)],
  ['regras-de-aposentadoria', askingOf(retirementQuestions)],
  ['pensao-por-morte', askingOf(pensionQuestions)],
];

describe.each(tools)('%s, o que quer que se responda', (name, asking) => {
  it('chega ao fim, com tudo respondido', () => {
    fc.assert(
      fc.property(tape, (numbers) => {
        const visit = walk(asking, numbers);
        expect(visit.place).toBe(name === 'prazo-do-recurso' ? 'result' : 'check');
        expect(lookAt(asking, visit.typed, today).errors).toEqual([]);
        expect(settled(asking, visit, today)).toBe(visit);
      }),
      { numRuns: 40 },
    );
  });

  it('voltar a uma resposta e repeti-la não muda nada, e leva direto ao fim', () => {
    fc.assert(
      fc.property(tape, fc.nat(), (numbers, which) => {
        const visit = walk(asking, numbers);
        const { screens } = lookAt(asking, visit.typed, today);
        const { id, person, question, at } = screens[which % screens.length] as Screen;
        const back = toControl(asking, visit, id, today);
        expect(back).toMatchObject({ place: { screen: id }, isChanging: true });
        const rest = screens.slice(screens.findIndex((one) => one.id === id) + 1);
        const next = person && rest.find((one) => one.person === person);
        if (next) {
          expect(onward(asking, back, back.typed, today)).toMatchObject({
            visit: { place: { screen: next.id }, isChanging: true },
          });
          return;
        }
        expect(onward(asking, back, back.typed, today)).toEqual({
          visit: { ...visit, seen: expect.arrayContaining([...visit.seen]), isChanging: false },
          note: question.note?.(at),
        });
      }),
      { numRuns: 40 },
    );
  });
});

describe('de pergunta em pergunta', () => {
  const bpc = askingOf(incomeQuestions);
  const { purpose, forWhom, ageBand, hasDisability, hasIncome, residents, receivesBolsaFamilia } =
    incomeQuestions;

  const tell = (asking: Any, visit: Visit, now: Typed) => {
    const { name } = screenOf(asking, visit);
    return onward(asking, visit, replace(visit.typed, now, name), today);
  };
  const answering = (asking: Any, visit: Visit, ...answers: Typed): Visit =>
    answers.reduce((before, now) => {
      const outcome = tell(asking, before, [now]);
      if (!('visit' in outcome)) throw new Error(JSON.stringify(outcome.errors));
      return outcome.visit;
    }, visit);
  const aloneTold: Typed = [
    [purpose.id, 'request'],
    [forWhom.id, 'me'],
    [ageBand.id, 'over65'],
    [hasIncome.id, 'nao'],
  ];
  const atResidents = answering(bpc, start(bpc), ...aloneTold);
  const done = answering(
    bpc,
    atResidents,
    // Nobody else: the list itself says nothing.
    ['x', ''],
    [receivesBolsaFamilia.id, 'nao'],
  );

  it('sem resposta não se passa, e diz por quê só desta tela', () => {
    const outcome = onward(bpc, start(bpc), [], today);
    expect(outcome).toEqual({ errors: [expect.objectContaining({ fieldId: purpose.id })] });
  });

  it('uma resposta que se muda só pergunta o que ela abre', () => {
    expect(done.place).toBe('check');
    const back = toControl(bpc, done, ageBand.id, today);
    const opened = answering(bpc, back, [ageBand.id, 'under65']);
    expect(opened.place).toEqual({ screen: hasDisability.id });
    expect(answering(bpc, opened, [hasDisability.id, 'sim']).place).toBe('check');
  });

  it('alguém mais na casa: vai-se à primeira pergunta que falta sobre a pessoa', () => {
    const list = screenOf(bpc, atResidents) as Screen & { question: AnyList };
    expect(list.id).toBe(addButton(residents.id));
    const withSon = withSomebody(bpc, atResidents, list, 'child', today);
    expect(withSon.place).toEqual({ screen: 'pessoa-1-estado-civil' });
    const withBoth = withSomebody(bpc, withSon, list, 'mother', today);
    expect(withBoth.place).toEqual({ screen: 'pessoa-2-tem-renda' });
    // Of a grandchild nothing is asked.
    expect(withSomebody(bpc, atResidents, list, 'grandchild', today).place).toEqual({
      screen: list.id,
    });
    const left = withoutSomebody(withBoth, 'pessoa', 'pessoa-1');
    expect(left.typed.filter(([, text]) => /^pessoa-1/.test(text))).toEqual([]);
    expect(left.seen.filter((id) => id.startsWith('pessoa-1-'))).toEqual([]);
    // No number comes twice while somebody has it.
    expect(withSomebody(bpc, left, list, undefined, today).typed.at(-1)).toEqual([
      'pessoa',
      'pessoa-3',
    ]);
  });

  it('o que se contradiz leva à sua tela, com o motivo e tudo o que foi dito', () => {
    const fault = { fieldId: hasIncome.id, message: 'Confira a renda' };
    const other = { fieldId: ageBand.id, message: 'Confira a idade' };
    const checking: Visit = { ...done, place: 'check' };
    expect(refused(bpc, checking, [fault, other], today)).toEqual({
      visit: expect.objectContaining({
        place: { screen: hasIncome.id },
        typed: checking.typed,
        isChanging: true,
      }),
      errors: [fault],
    });
  });

  it('uma visita guardada cujas respostas já não valem volta à primeira que não vale', () => {
    const broken: Visit = {
      ...done,
      typed: done.typed.filter(([name]) => name !== receivesBolsaFamilia.id),
    };
    expect(settled(bpc, broken, today).place).toEqual({ screen: receivesBolsaFamilia.id });
    expect(settled(bpc, { ...broken, place: { screen: ageBand.id } }, today).place).toEqual({
      screen: ageBand.id,
    });
  });
});

it('voltar antes de contar outra coisa não deixa uma pela metade, e avançar a traz de novo', () => {
  const asking = askingOf(insuredQuestions);
  const list: Visit = {
    ...start(asking),
    place: { screen: addButton('outra') },
    typed: [
      ['situacao', 'stopped'],
      ['tipo', 'employee'],
      ['mes-dia', '03/2025'],
    ],
    seen: ['situacao', 'tipo', 'mes'],
  };
  const screen = screenOf(asking, list);
  if (!isListScreen(screen)) throw new Error('not the list');
  const begun = withSomebody(asking, list, screen, 'stopped', today);
  expect(begun.typed).not.toEqual(list.typed);
  const back = moved(asking, begun, list, true, today);
  expect(back).toEqual(list);
  expect(moved(asking, back, begun, false, today)).toEqual(begun);
});
