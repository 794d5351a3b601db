import type { IsoDate } from '#law/date.ts';
import {
  type AnyAt,
  type AnyList,
  type AnyQuestion,
  type AnyQuestions,
  type AnyRow,
  type AnyTold,
  anyQuestions,
  type MoneyQuestion,
  type Questions,
  type Text,
} from './question.ts';

/** From outside any list. */
export const outside = (today: IsoDate, wage?: number): AnyAt => ({
  told: {},
  around: {},
  today,
  wage,
  position: 0,
  name: '',
  within: '',
});

/** From inside a group of the list that is asked for at `at`. */
export const inside = (
  at: AnyAt,
  list: AnyList,
  row: Partial<AnyRow>,
  position: number,
): AnyAt => ({
  told: row,
  around: at.told,
  today: at.today,
  wage: at.wage,
  position,
  // Changes with what is told.
  get name() {
    return list.name(row, position);
  },
  within: at.name,
});

/** What “um salário mínimo” is in the answer, in cents; undefined where it is not known. */
export const wageIn = ({ wage }: Pick<MoneyQuestion<AnyTold, AnyTold>, 'wage'>, at: AnyAt) =>
  wage ? wage(at) : at.wage;

/** Whether the answer tells of health, money or a loss. */
export const isSensitiveAt = ({ isSensitive }: AnyQuestion, at: AnyAt): boolean | undefined =>
  typeof isSensitive === 'function' ? isSensitive(at) : isSensitive;

/** The words of a question as it is asked from there. */
export const textOf = (text: Text<AnyTold, AnyTold>, at: AnyAt): string =>
  typeof text === 'string' ? text : text(at);

/** The questions that the answers call for, each with its key; `at.told` may grow between them. */
export function* askedAt(questions: AnyQuestions, at: AnyAt): Generator<[string, AnyQuestion]> {
  for (const [key, question] of Object.entries(questions)) {
    if (question.when && !question.when(at)) continue;
    yield [key, question];
    if (question.ends?.(at)) return;
  }
}

/** Whether any answer is shown again before the result. */
export const hasCheck = <Told>(questions: Questions<Told>): boolean =>
  Object.values(anyQuestions(questions)).some(({ short }) => short !== undefined);
