import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import {
  type AnyAt,
  type AnyQuestion,
  type AnyQuestions,
  type AnyRow,
  type AnyTold,
  anyQuestions,
  askedAt,
  inside,
  outside,
  type Questions,
  rowId,
} from '#tools/questions/question.ts';
import { wage } from './result-page.tsx';

/** Numbers from 0 up to 1, the same ones for the same seed (Park and Miller). */
function numbersOf(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Picks one answer after the other for somebody who is not there. */
class Picker {
  readonly #next: () => number;
  readonly #today: IsoDate;

  constructor(seed: number, today: IsoDate) {
    this.#next = numbersOf(seed);
    this.#today = today;
  }

  #upTo = (most: number): number => Math.floor(this.#next() * (most + 1));

  #oneOf = <Value>(values: readonly Value[]): Value =>
    values[this.#upTo(values.length - 1)] as Value;

  #day(isMonth: boolean | undefined): IsoDate {
    const away = this.#upTo(this.#oneOf([30, 200, 900, 2_500, 9_000, 24_000]));
    const day = addDays(this.#today, away * this.#oneOf([-1, -1, -1, 1]));
    return isMonth ? isoDate(`${day.slice(0, 7)}-01`) : day;
  }

  #value(question: Exclude<AnyQuestion, { kind: 'list' }>): unknown {
    switch (question.kind) {
      case 'yesNo':
        return this.#oneOf(question.isSure ? [true, false] : [true, false, undefined]);
      case 'choice':
        return this.#oneOf([
          ...Object.keys(question.choices),
          ...(question.unknown === undefined ? [] : [undefined]),
        ]);
      case 'date':
        return this.#day(question.isMonth);
      case 'duration':
        return this.#oneOf([
          undefined,
          ...[10, 20, 30, 40].map((years) => ({ years, months: this.#upTo(11), days: 0 })),
        ]);
      case 'months':
        return this.#oneOf([undefined, this.#upTo(question.most), this.#upTo(question.most)]);
      case 'money':
        return this.#oneOf([undefined, wage, this.#upTo(4 * (wage ?? 0)), 1_200_000]);
    }
  }

  /** An answer that is not refused; undefined where none was found. */
  #accepted(question: Exclude<AnyQuestion, { kind: 'list' }>, at: AnyAt): unknown {
    const refuse = question.refuse as ((value: unknown, at: AnyAt) => unknown) | undefined;
    for (let tries = 0; tries < 300; tries += 1) {
      const value = this.#value(question);
      if (value === undefined || !refuse?.(value, at)) return value;
    }
    throw new Error(`${question.id}: every answer is refused`);
  }

  fill(questions: AnyQuestions, at: AnyAt, prefix = ''): AnyTold {
    for (const [key, question] of askedAt(questions, at)) {
      if (question.kind !== 'list') {
        at.told[key] = this.#accepted(question, at);
        continue;
      }
      const rows: AnyRow[] = [];
      at.told[key] = rows;
      for (let left = this.#upTo(2) + (question.people ? 0 : 1); left > 0; left -= 1) {
        const row: AnyRow = { id: rowId(prefix + question.id, rows.length + 1) };
        this.fill(question.questions, inside(at, question, row, rows.length + 1), `${row.id}-`);
        rows.push(row);
      }
    }
    return at.told;
  }
}

/** What somebody may answer to all that a tool asks on that day; the same for the same seed. */
export const anyTold = <Told>(questions: Questions<Told>, seed: number, today: IsoDate): Told =>
  new Picker(seed, today).fill(anyQuestions(questions), outside(today, wage)) as Told;
