import { isoDate } from '#law/date.ts';
import { minimumWage } from '#law/minimum-wage.ts';
import { valueOn } from '#law/value.ts';
import type { YearsMonthsDays } from '#rules/legal-days.ts';
import { askedAt, inside, outside, textOf } from '#tools/questions/asked.ts';
import { frequencyOf } from '#tools/questions/choices.ts';
import { addButton, notKnown, rowId, unknownBox } from '#tools/questions/control-ids.ts';
import {
  type AnyAt,
  type AnyList,
  type AnyQuestion,
  type AnyQuestions,
  type AnyRow,
  anyQuestions,
  type Questions,
} from '#tools/questions/question.ts';
import { readyAnswers, type Written } from '#tools/questions/ready.ts';
import { capitalised } from '#words/phrases.ts';

/** What a person tells a tool; what is left out is not known. The engine gives groups their ids. */
export type Telling<Told> = {
  [Key in keyof Told]?: NonNullable<Told[Key]> extends readonly (infer Row extends { id: string })[]
    ? readonly Telling<Omit<Row, 'id'>>[]
    : Told[Key];
};

/** One thing that a person does to a control of a form, which its name or id finds. */
export type Step = {
  /** In a list: how the group's name begins. */
  within?: string | undefined;
  /** The question, as the page words it. */
  question: string;
} & (
  | { does: 'answer'; name: string; value: string; label: string; isFolded: boolean }
  | { does: 'tick'; name: string }
  | { does: 'type'; name: string; text: string; label: string }
  | { does: 'choose'; name: string; value: string; label: string }
  | { does: 'press'; id: string; label: string }
  | { does: 'pick'; label: string; isFolded: boolean }
  /** Goes on from what was typed, or says that there is nobody else. */
  | { does: 'goOn'; label?: string | undefined }
);

export const inReais = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

type Kind<Name extends AnyQuestion['kind']> = Extract<AnyQuestion, { kind: Name }>;

/** The fields of a question that is answered in writing: name, own label and text of each. */
function fieldsFor(
  question: Written,
  id: string,
  label: string,
  value: unknown,
): [name: string, label: string, text: string][] {
  switch (question.kind) {
    case 'date': {
      const [year = '', month = '', day = ''] = String(value).split('-');
      const ofMonth: [string, string, string][] = [
        [`${id}-mes`, 'Mês', month],
        [`${id}-ano`, 'Ano', year],
      ];
      return question.isMonth ? ofMonth : [[`${id}-dia`, 'Dia', day], ...ofMonth];
    }
    case 'duration': {
      const { years, months, days } = value as YearsMonthsDays;
      return [
        [`${id}-anos`, 'Anos', String(years)],
        [`${id}-meses`, 'Meses', String(months)],
        [`${id}-dias`, 'Dias', String(days)],
      ];
    }
    case 'months':
      return [[id, question.part, String(value)]];
    case 'money':
      return [[id, label, inReais(value as number)]];
  }
}

/** The choice that says this; whether it waits folded behind the frequent ones. */
function chosen(question: Kind<'choice' | 'yesNo'>, id: string, value: unknown) {
  const told = typeof value === 'boolean' ? (value ? 'sim' : 'nao') : (value ?? notKnown);
  const { first, others } = frequencyOf(question);
  const choice = [...first, ...others].find((one) => one.value === told);
  if (!choice) throw new Error(`${id}: “${told}” is no choice`);
  return { ...choice, isFolded: others.includes(choice) };
}

const typing = (question: Written, id: string, label: string, value: unknown): Step[] =>
  fieldsFor(question, id, label, value).map(([name, part, text]) => ({
    does: 'type',
    name,
    text,
    question: label,
    label: part,
  }));

/** On a screen of its own: the answer, and on. */
function aloneSteps(question: AnyQuestion, id: string, value: unknown, at: AnyAt): Step[] {
  const label = textOf(question.label, at);
  if (question.kind === 'list')
    return question.people
      ? peopleSteps(question, id, (value ?? []) as AnyRow[], at)
      : [
          ...togetherSteps(question, id, (value ?? []) as AnyRow[], at),
          { does: 'goOn', question: label },
        ];
  if (question.kind === 'choice' || question.kind === 'yesNo')
    return [{ does: 'answer', name: id, question: label, ...chosen(question, id, value) }];
  if (value !== undefined)
    return [...typing(question, id, label, value), { does: 'goOn', question: label }];
  const ready = readyAnswers(question, id, at).at(-1);
  if (!ready) throw new Error(`${id}: has no answer for who does not know it`);
  return [{ does: 'answer', ...ready, isFolded: false, question: label }];
}

/** Everybody in a list of people: each is added by a press that says who it is. */
function peopleSteps(list: AnyList, id: string, rows: readonly AnyRow[], at: AnyAt): Step[] {
  const [firstKey, first] = Object.entries(list.questions)[0] ?? [];
  const label = textOf(list.label, at);
  return [
    ...rows.flatMap((row, index): Step[] => {
      const here = inside(at, list, row, index + 1);
      const group = rowId(id, index + 1);
      if (first?.kind !== 'choice' || firstKey === undefined)
        return [
          { does: 'press', id: addButton(id), label: list.add, question: label },
          ...groupSteps(list.questions, here, `${group}-`),
        ];
      const pick: Step = { does: 'pick', question: label, ...chosen(first, id, row[firstKey]) };
      const rest = groupSteps(list.questions, here, `${group}-`, firstKey);
      return [pick, ...rest].map((step) => ({
        ...step,
        within: capitalised(list.name({}, index + 1)),
      }));
    }),
    {
      does: 'goOn',
      question: label,
      label: rows.length === 0 ? list.people?.none : list.people?.noMore,
    },
  ];
}

/** Small things of one kind on one screen. */
const togetherSteps = (list: AnyList, id: string, rows: readonly AnyRow[], at: AnyAt): Step[] =>
  rows.flatMap((row, index): Step[] => {
    const group = rowId(id, index + 1);
    const here = inside(at, list, row, index + 1);
    const question = textOf(list.label, at);
    const add: Step[] =
      index === 0 ? [] : [{ does: 'press', id: addButton(id), label: list.add, question }];
    return [
      ...add,
      ...Object.entries(list.questions).flatMap(([key, part]): Step[] => {
        const name = `${group}-${part.id}`;
        const label = textOf(part.label, here);
        const value = row[key];
        if (part.kind === 'choice')
          return [{ does: 'choose', name, question: label, ...chosen(part, name, value) }];
        if (part.kind !== 'money') throw new Error(`${name}: not on a screen with others`);
        return value === undefined
          ? [{ does: 'tick', name: unknownBox(name), question: label }]
          : typing(part, name, label, value);
      }),
    ];
  });

const groupSteps = (
  questions: AnyQuestions,
  at: AnyAt,
  prefix: string,
  answered?: string,
): Step[] =>
  [...askedAt(questions, at)]
    .filter(([key]) => key !== answered)
    .flatMap(([key, question]) => aloneSteps(question, prefix + question.id, at.told[key], at));

/** For the wage of the year: the tests' own day. */
export const day = isoDate('2026-11-20');

export const outsideThen = outside(day, valueOn(minimumWage, day));

/** All that a person does who answers what the tool asks, from the first question to the last. */
export const stepsOf = <Told>(questions: Questions<Told>, told: Telling<Told>): Step[] =>
  groupSteps(anyQuestions(questions), { ...outsideThen, told: told as AnyAt['told'] }, '');
