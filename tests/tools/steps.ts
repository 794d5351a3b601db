import { isoDate } from '#law/date.ts';
import type { YearsMonthsDays } from '#rules/retirement/legal-days.ts';
import {
  type AnyAt,
  type AnyQuestion,
  type AnyQuestions,
  type AnyRow,
  addButton,
  anyQuestions,
  askedAt,
  choicesOf,
  inside,
  notKnown,
  outside,
  type Questions,
  rowId,
  textOf,
  unknownBox,
} from '#tools/questions/question.ts';
import { capitalised } from '#words/phrases.ts';

/** What a person tells a tool; what is left out is not known. The engine gives groups their ids. */
export type Telling<Told> = {
  [Key in keyof Told]?: NonNullable<Told[Key]> extends readonly (infer Row extends { id: string })[]
    ? readonly Telling<Omit<Row, 'id'>>[]
    : Told[Key];
};

/** One thing that a person does to a control of a form, which its name finds. */
export type Step = {
  /** In a list: how the group's name begins. */
  within?: string | undefined;
} & (
  | { does: 'mark'; name: string; value: string; question: string; label: string }
  | { does: 'tick'; name: string; question: string }
  | { does: 'type'; name: string; text: string; question: string; label: string }
  | { does: 'choose'; name: string; value: string; question: string; label: string }
  | { does: 'press'; id: string; label: string }
);

const inReais = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

type Written = Extract<AnyQuestion, { kind: 'date' | 'duration' | 'months' | 'money' }>;

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
      return [
        [`${id}-dia`, 'Dia', day],
        [`${id}-mes`, 'Mês', month],
        [`${id}-ano`, 'Ano', year],
      ];
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

function choiceSteps(
  question: Extract<AnyQuestion, { kind: 'choice' | 'yesNo' }>,
  id: string,
  label: string,
  value: unknown,
): Step[] {
  const told = typeof value === 'boolean' ? (value ? 'sim' : 'nao') : (value ?? notKnown);
  const chosen = choicesOf(question).find((choice) => choice.value === told);
  if (!chosen) throw new Error(`${id}: “${told}” is no choice`);
  const does = question.isFolded ? 'choose' : 'mark';
  return [{ does, name: id, value: chosen.value, question: label, label: chosen.label }];
}

/** What is done to the controls of a question for this answer. */
function stepsFor(question: AnyQuestion, id: string, value: unknown, at: AnyAt): Step[] {
  if (question.kind === 'list') return rowSteps(question, id, (value ?? []) as AnyRow[], at);
  const label = textOf(question.label, at);
  if (question.kind === 'choice' || question.kind === 'yesNo')
    return choiceSteps(question, id, label, value);
  if (value !== undefined)
    return fieldsFor(question, id, label, value).map(([name, part, text]) => ({
      does: 'type',
      name,
      text,
      question: label,
      label: part,
    }));
  const mayBeLeftOut = question.kind === 'money' && question.missing === undefined;
  return mayBeLeftOut ? [] : [{ does: 'tick', name: unknownBox(id), question: label }];
}

function rowSteps(
  list: Extract<AnyQuestion, { kind: 'list' }>,
  id: string,
  rows: readonly AnyRow[],
  at: AnyAt,
): Step[] {
  return rows.flatMap((row, index) => {
    const group = rowId(id, index + 1);
    const isThere = index < list.least;
    return [
      ...(isThere ? [] : [{ does: 'press', id: addButton(id), label: list.add } as const]),
      ...groupSteps(list.questions, inside(at, list, row, index + 1), `${group}-`).map((step) => ({
        ...step,
        within: step.within ?? (list.isPlain ? undefined : capitalised(list.name({}, index + 1))),
      })),
    ];
  });
}

const groupSteps = (questions: AnyQuestions, at: AnyAt, prefix: string): Step[] =>
  [...askedAt(questions, at)].flatMap(([key, question]) =>
    stepsFor(question, prefix + question.id, at.told[key], at),
  );

/** All that a person does who answers what the tool asks, from the first question to the last. */
export const stepsOf = <Told>(questions: Questions<Told>, told: Telling<Told>): Step[] =>
  groupSteps(
    anyQuestions(questions),
    { ...outside(isoDate('2026-11-20')), told: told as AnyAt['told'] },
    '',
  );
