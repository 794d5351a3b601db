import { askedAt, inside } from '#tools/questions/asked.ts';
import { notKnown, rowId, unknownBox } from '#tools/questions/control-ids.ts';
import {
  type AnyAt,
  type AnyQuestion,
  type AnyQuestions,
  type AnyRow,
  anyQuestions,
  type Questions,
} from '#tools/questions/question.ts';
import { readyAnswers } from '#tools/questions/ready.ts';
import type { Typed } from '#tools/questions/typed.ts';
import { typedAs } from '#tools/questions/typed-as.ts';
import { lookAt, type Visit } from '#tools/visit/flow.ts';
import { day, inReais, outsideThen, type Telling } from './steps.ts';

const all = (questions: AnyQuestions, at: AnyAt, prefix = ''): Typed =>
  [...askedAt(questions, at)].flatMap(([key, question]) =>
    told(question, prefix + question.id, at.told[key], at),
  );

function told(question: AnyQuestion, id: string, value: unknown, at: AnyAt): Typed {
  if (question.kind === 'list')
    return ((value ?? []) as AnyRow[]).flatMap((row, index) => {
      const group = rowId(id, index + 1);
      const here = inside(at, question, row, index + 1);
      return [[id, group] as const, ...all(question.questions, here, `${group}-`)];
    });
  if (value !== undefined) return typedAs(question, id, value) ?? [[id, inReais(value as number)]];
  if (question.kind === 'choice' || question.kind === 'yesNo') return [[id, notKnown]];
  const ready = readyAnswers(question, id, at).at(-1);
  return [ready ? [ready.name, ready.value] : [unknownBox(id), 'on']];
}

/** What a tool's form holds of these answers, all of them. */
export const typedOf = <Told>(questions: Questions<Told>, telling: Telling<Told>): Typed =>
  all(anyQuestions(questions), { ...outsideThen, told: telling as AnyAt['told'] });

/** The visit of who has answered so, and stands there. */
export function visitOf<Told>(
  questions: Questions<Told>,
  telling: Telling<Told>,
  place: 'check' | 'result',
): Visit {
  const typed = typedOf(questions, telling);
  const { screens } = lookAt({ questions, wage: outsideThen.wage ?? 0 }, typed, day);
  return { place, typed, seen: screens.map(({ id }) => id), isChanging: false };
}
