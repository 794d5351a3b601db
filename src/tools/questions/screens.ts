import { askedAt, inside } from './asked.ts';
import { addButton } from './control-ids.ts';
import type { AnyAt, AnyList, AnyQuestion, AnyQuestions, AnyRow } from './question.ts';

/** A question where it is asked: one screen of a tool. */
export interface Screen {
  /** Of its first control. */
  id: string;
  question: AnyQuestion;
  /** The question's own id, with that of its group before it. */
  name: string;
  /** The person of whom it is asked; empty where it is nobody in a list. */
  person: string;
  at: AnyAt;
  /** What was told of the groups, where the question is a list. */
  rows: readonly AnyRow[];
  section: string;
}

/** A list whose groups have screens of their own. */
export const isOfPeople = (question: AnyQuestion): question is AnyList =>
  question.kind === 'list' && question.people !== undefined;

function* screensIn(
  questions: AnyQuestions,
  at: AnyAt,
  prefix: string,
  around: string,
): Generator<Screen> {
  let section = around;
  for (const [key, question] of askedAt(questions, at)) {
    section = question.section ?? section;
    const name = prefix + question.id;
    const rows = question.kind === 'list' ? ((at.told[key] ?? []) as AnyRow[]) : [];
    // Whoever is in the list comes first; then it is asked who else there is.
    if (isOfPeople(question))
      for (const [index, row] of rows.entries())
        yield* screensIn(
          question.questions,
          inside(at, question, row, index + 1),
          `${row.id}-`,
          section,
        );
    yield {
      id: question.kind === 'list' ? addButton(name) : name,
      question,
      name,
      person: prefix,
      at,
      rows,
      section,
    };
  }
}

/** All that is asked after these answers, one question a screen, in order. */
export const screensOf = (questions: AnyQuestions, at: AnyAt): Screen[] => [
  ...screensIn(questions, at, '', ''),
];

/** Of what is typed one that calls for as much as any: there are too many to try each. */
const answersTo = (question: AnyQuestion, { today }: AnyAt): unknown[] => {
  switch (question.kind) {
    case 'yesNo':
      return [true, false];
    case 'choice':
      return Object.keys(question.choices);
    case 'date':
      return [today];
    case 'duration':
      return [{ years: 99, months: 0, days: 0 }];
    case 'months':
      return [question.most];
    case 'money':
      return [Number.MAX_SAFE_INTEGER];
    case 'list':
      return [];
  }
};

/**
 * How many screens the longest road still has after the screen `from`, whatever is chosen there and
 * on those to come; who may still be added to a list is not counted.
 */
export function mostAfter(questions: AnyQuestions, at: AnyAt, from: number): number {
  let road = screensOf(questions, at);
  let { told } = at;
  for (let index = from; index < road.length; index += 1) {
    const question = road[index]?.question;
    const key = Object.keys(questions).find((one) => questions[one] === question);
    if (!question || key === undefined || told[key] !== undefined) continue;
    for (const answer of answersTo(question, at)) {
      const answered = { ...told, [key]: answer };
      const other = screensOf(questions, { ...at, told: answered });
      if (other.length > road.length) [road, told] = [other, answered];
    }
  }
  return road.length - from - 1;
}

/** Whether the control with this id stands on the screen. */
export function holds({ id, name, question }: Screen, fieldId: string): boolean {
  if (fieldId === id) return true;
  // "quem-pede-renda-1-valor": the groups that stand on one screen begin their ids with the list's.
  return question.kind === 'list' && !isOfPeople(question) && fieldId.startsWith(`${name}-`);
}
