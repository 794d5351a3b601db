import { formatCents } from '#words/money.ts';
import { wageIn } from './asked.ts';
import { unknownBox } from './control-ids.ts';
import type { AnyAt, AnyQuestion } from './question.ts';

/** A question that is answered in writing, alone on its screen. */
export type Written = Extract<AnyQuestion, { kind: 'date' | 'duration' | 'months' | 'money' }>;

export const oneWage = 'Um salário mínimo';

/**
 * Words that stand for a day, by how many days it is from that of the press: a page may have been built,
 * or opened, on another.
 */
export const recentDays: ReadonlyMap<string, number> = new Map([
  ['hoje', 0],
  ['ontem', -1],
]);

const mark = '-pronta';

/** The name of a button whose press answers for the control with this name. */
export const readyName = (name: string): string => name + mark;

/** The control for which a button with this name answers: its own, where it stands for none. */
export const answeredBy = (button: string): string => button.replace(new RegExp(`${mark}$`), '');

/** What may be answered without writing: a press says it and goes on. */
export function readyAnswers(question: Written, id: string, at: AnyAt) {
  switch (question.kind) {
    case 'date':
      return question.isRecent
        ? [...recentDays.keys()].map((word) => ({
            name: `${id}-dia`,
            value: word,
            label: `Foi ${word}`,
          }))
        : [];
    case 'money': {
      const wage = wageIn(question, at);
      return [
        ...(question.isWageLikely && wage
          ? [{ name: id, value: formatCents(wage), label: oneWage }]
          : []),
        ...(question.missing === undefined
          ? []
          : [{ name: unknownBox(id), value: 'on', label: 'Não sei o valor' }]),
        ...(question.none === undefined ? [] : [{ name: id, value: '', label: question.none }]),
      ];
    }
    default: {
      const count = question.kind === 'months' ? id : `${id}-anos`;
      return [
        ...(question.none === undefined ? [] : [{ name: count, value: '0', label: question.none }]),
        { name: unknownBox(id), value: 'on', label: 'Não sei' },
      ];
    }
  }
}
