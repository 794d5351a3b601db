import type { IsoDate } from '#law/date.ts';
import type { YearsMonthsDays } from '#rules/legal-days.ts';
import { choicesOf } from './choices.ts';
import { type AnyQuestion, anyQuestions, type Questions } from './question.ts';
import type { Typed } from './typed.ts';

const numbers = (text: string): string[] => text.split('-').map((part) => String(Number(part)));

/**
 * An answer as the controls of its question would hold it; undefined where they cannot.
 * @param name the question's id, with that of its group before it
 */
export function typedAs(question: AnyQuestion, name: string, value: unknown): Typed | undefined {
  switch (question.kind) {
    case 'choice':
    case 'yesNo': {
      const told = typeof value === 'boolean' ? (value ? 'sim' : 'nao') : value;
      const choice = choicesOf(question).find((one) => one.value === told);
      return choice && [[name, choice.value]];
    }
    case 'date': {
      const [year = '', month = '', day = ''] = numbers(value as IsoDate);
      const ofMonth: Typed = [
        [`${name}-mes`, month],
        [`${name}-ano`, year],
      ];
      return question.isMonth ? ofMonth : [[`${name}-dia`, day], ...ofMonth];
    }
    case 'duration': {
      const { years, months, days } = value as YearsMonthsDays;
      return [
        [`${name}-anos`, String(years)],
        [`${name}-meses`, String(months)],
        [`${name}-dias`, String(days)],
      ];
    }
    case 'months':
      return [[name, String(value)]];
    default:
      return undefined;
  }
}

/** What is told, as the controls of these questions would hold it. */
export const typedOf = <Told>(questions: Questions<Told>, told: Partial<Told>): Typed =>
  Object.entries(anyQuestions(questions)).flatMap(([key, question]) => {
    const value = told[key as keyof Told];
    return value === undefined ? [] : (typedAs(question, question.id, value) ?? []);
  });
