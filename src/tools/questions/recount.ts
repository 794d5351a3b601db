import type { IsoDate } from '#law/date.ts';
import { monthName, shortDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { askedAt, inside, isSensitiveAt, outside, textOf } from './asked.ts';
import { choicesOf } from './choices.ts';
import { addButton, notKnown } from './control-ids.ts';
import { monthsInWords, toldLength } from './lengths.ts';
import {
  type AnyAt,
  type AnyList,
  type AnyQuestion,
  type AnyQuestions,
  type AnyRow,
  anyQuestions,
  type Questions,
} from './question.ts';

/** One answer in words, and the control that changes it. */
export interface CheckedAnswer {
  question: string;
  answer: string;
  fieldId: string;
  isSensitive?: boolean;
}

/** The answer as its kind is told. */
export function inWords(question: AnyQuestion, value: unknown): string | undefined {
  switch (question.kind) {
    case 'choice':
    case 'yesNo': {
      const told = value === undefined ? notKnown : value;
      const chosen = typeof told === 'boolean' ? (told ? 'sim' : 'nao') : told;
      return choicesOf(question).find((choice) => choice.value === chosen)?.label;
    }
    case 'date':
      if (value === undefined) return 'Não sei';
      return (question.isMonth ? monthName : shortDate)(value as IsoDate);
    case 'duration':
      return toldLength(value as Parameters<typeof toldLength>[0]);
    case 'months':
      return monthsInWords(value as number | undefined);
    case 'money':
      return value === undefined ? 'Não sei o valor' : formatCents(value as number);
    case 'list':
      return undefined;
  }
}

function recountRows(list: AnyList, rows: readonly AnyRow[], at: AnyAt): CheckedAnswer[] {
  const { questions } = list;
  const [first] = Object.values(questions);
  return rows.flatMap((row, index) =>
    list.row
      ? { ...list.row(row, rows), fieldId: `${row.id}-${first?.id}` }
      : recountAt(questions, inside(at, list, row, index + 1), `${row.id}-`),
  );
}

function recountAt(questions: AnyQuestions, at: AnyAt, prefix: string): CheckedAnswer[] {
  return [...askedAt(questions, at)].flatMap(([key, question]) => {
    const { id, short, kind } = question;
    const value = at.told[key];
    const words = question.words as ((value: unknown, at: AnyAt) => string | undefined) | undefined;
    const answer = words ? words(value, at) : inWords(question, value);
    // The groups of a list come with the button that adds to it.
    const fieldId = prefix + (kind === 'list' ? addButton(id) : id);
    return [
      ...(short === undefined || answer === undefined
        ? []
        : [
            {
              question: textOf(short, at),
              answer,
              fieldId,
              isSensitive: isSensitiveAt(question, at),
            },
          ]),
      ...(question.kind === 'list' ? recountRows(question, (value ?? []) as AnyRow[], at) : []),
    ];
  });
}

/**
 * Every answer in words, in the order of the page, with the control that changes it.
 * @param wage minimum wage in cents, as the questions were asked with it
 */
export const recount = <Told>(
  questions: Questions<Told>,
  told: Partial<Told>,
  today: IsoDate,
  wage?: number,
): CheckedAnswer[] =>
  recountAt(anyQuestions(questions), { ...outside(today, wage), told: told as AnyAt['told'] }, '');
