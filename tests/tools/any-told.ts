import fc from 'fast-check';
import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import { askedAt, inside, outside } from '#tools/questions/asked.ts';
import { rowId } from '#tools/questions/control-ids.ts';
import {
  type AnyAt,
  type AnyQuestion,
  type AnyQuestions,
  type AnyRow,
  type AnyTold,
  anyQuestions,
  type Questions,
} from '#tools/questions/question.ts';
import { wage } from './result-page.tsx';

const daysAround = (today: IsoDate, isMonth?: boolean) =>
  fc
    .tuple(
      fc.constantFrom(30, 200, 900, 2_500, 9_000, 24_000).chain((most) => fc.nat(most)),
      fc.constantFrom(-1, -1, -1, 1),
    )
    .map(([away, side]) => addDays(today, away * side))
    .map((day) => (isMonth ? isoDate(`${day.slice(0, 7)}-01`) : day));

type Single = Exclude<AnyQuestion, { kind: 'list' }>;

function answersTo(question: Single, today: IsoDate): fc.Arbitrary<unknown> {
  switch (question.kind) {
    case 'yesNo':
      return fc.constantFrom(true, false, ...(question.isSure ? [] : [undefined]));
    case 'choice': {
      const { choices, unknown } = question;
      return fc.constantFrom(
        ...Object.keys(choices),
        ...(unknown === undefined ? [] : [undefined]),
      );
    }
    case 'date':
      return daysAround(today, question.isMonth);
    case 'duration':
      return fc.option(
        fc.record({
          years: fc.constantFrom(10, 20, 30, 40),
          months: fc.nat(11),
          days: fc.constant(0),
        }),
        { nil: undefined },
      );
    case 'months':
      return fc.option(fc.nat(question.most), { nil: undefined });
    case 'money':
      return fc.oneof(fc.constantFrom(undefined, wage, 1_200_000), fc.nat(4 * (wage ?? 0)));
  }
}

type Pick = <Value>(from: () => fc.Arbitrary<Value>) => Value;

/** An answer that the question takes; a question that takes none is a fault of the tool. */
function accepted(pick: Pick, question: Single, at: AnyAt): unknown {
  const refuse = question.refuse as ((value: unknown, at: AnyAt) => unknown) | undefined;
  for (let tries = 0; tries < 100_000; tries += 1) {
    const value = pick(() => answersTo(question, at.today));
    if (value === undefined || !refuse?.(value, at)) return value;
  }
  throw new Error(`${question.id} refuses every answer`);
}

function fill(pick: Pick, questions: AnyQuestions, at: AnyAt, prefix = ''): AnyTold {
  for (const [key, question] of askedAt(questions, at)) {
    if (question.kind !== 'list') {
      at.told[key] = accepted(pick, question, at);
      continue;
    }
    const rows: AnyRow[] = [];
    at.told[key] = rows;
    for (let left = pick(() => fc.nat(2)) + (question.people ? 0 : 1); left > 0; left -= 1) {
      const row: AnyRow = { id: rowId(prefix + question.id, rows.length + 1) };
      fill(pick, question.questions, inside(at, question, row, rows.length + 1), `${row.id}-`);
      rows.push(row);
    }
  }
  return at.told;
}

/** What somebody may answer to all that a tool asks on that day; the same for the same seed. */
export function anyTold<Told>(questions: Questions<Told>, seed: number, today: IsoDate): Told {
  const [pick] = fc.sample(fc.gen(), { seed, numRuns: 1 });
  return fill(pick as Pick, anyQuestions(questions), outside(today, wage)) as Told;
}
