import { z } from 'zod';
import type { IsoDate } from '#law/date.ts';
import { parseDate } from '#words/typed-date.ts';
import { parseMoney } from '#words/typed-money.ts';
import type { YearsMonthsDays } from '../legal-days.ts';

// How the facts of a case are read: the words of cases.yaml become the answers that a rule takes.

const read = <Value>(written: string, remedy: string, from: (text: string) => Value | undefined) =>
  z.coerce.string().transform((text, context): Value => {
    const value = from(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: `“${text}” não é ${written}: ${remedy}` });
    return z.NEVER;
  });

/** "20/11/2026"; undefined for what is no day of the calendar. */
export function dayIn(text: string): IsoDate | undefined {
  const parsed = parseDate({ day: text, month: '', year: '' });
  return 'date' in parsed ? parsed.date : undefined;
}

export const day = read('um dia', 'escreva como 20/11/2026', dayIn);

/** "R$ 1.621,00", in integer cents. */
export const money = read('um valor', 'escreva como R$ 1.621,00', (text) => parseMoney(text));

/** The same; a slip of the finger is told as it is: so many cents. */
export const amount = z.union([
  money,
  z.strictObject({ centavos: z.number() }).transform(({ centavos }) => centavos),
]);

const length = /^(?:(\d+) anos?)?(?: e |, )?(?:(\d+) m(?:ês|eses))?(?: e |, )?(?:(\d+) dias?)?$/;

/** "29 anos, 11 meses e 2 dias" */
export const time = read(
  'um tempo',
  'escreva como 29 anos, 11 meses e 2 dias',
  (text): YearsMonthsDays | undefined => {
    const [, years, months, days] = (text && length.exec(text)) || [];
    if (!(years || months || days)) return undefined;
    return { years: Number(years ?? 0), months: Number(months ?? 0), days: Number(days ?? 0) };
  },
);

export const count = z.number({ error: 'escreva um número inteiro' }).int();

export const oneOf = <const Value>(words: Readonly<Record<string, Value>>) =>
  read('uma das palavras', `escreva ${Object.keys(words).join(' ou ')}`, (text) => words[text]);

export const yesNo = oneOf({ sim: true, não: false });

type Optional<Answers, Key extends keyof Answers> = undefined extends Answers[Key] ? true : false;

/** For each answer its word and how it is read; what a rule cannot do without is marked. */
type Vocabulary<Answers> = {
  readonly [Key in keyof Answers]-?: Optional<Answers, Key> extends true
    ? readonly [word: string, reader: z.ZodType<Answers[Key]>]
    : readonly [word: string, reader: z.ZodType<Answers[Key]>, needed: 'needed'];
};

const untold = (told: unknown) => (told === 'não sei' ? undefined : told);

/** Facts told in words; "não sei" is an answer left undefined. */
export function facts<Answers extends object>(words: Vocabulary<Answers>): z.ZodType<Answers> {
  const entries = Object.entries<readonly [string, z.ZodType, 'needed'?]>(words);
  const fields = entries.map(([, [word, reader, needed]]) => [
    word,
    needed ? reader : z.preprocess(untold, reader.optional()).optional(),
  ]);
  const answersFrom = (told: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      entries.flatMap(([key, [word]]) => (word in told ? [[key, told[word]]] : [])),
    ) as Answers;
  return z.strictObject(Object.fromEntries(fields)).transform(answersFrom);
}
