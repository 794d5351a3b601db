import type { FieldError } from '#components/form/ErrorSummary.tsx';
import type { IsoDate } from '#law/date.ts';
import { parseCount } from '#words/typed-count.ts';
import { dateFaultMessage, parseLooseDate, parseMonth } from '#words/typed-date.ts';
import { parseMoney } from '#words/typed-money.ts';
import { askedAt, inside, outside, textOf, wageIn } from './asked.ts';
import { choicesOf } from './choices.ts';
import { notKnown, unknownBox } from './control-ids.ts';
import {
  type AnyAt,
  type AnyList,
  type AnyQuestion,
  type AnyQuestions,
  type AnyRow,
  anyQuestions,
  type Questions,
} from './question.ts';
import { parseTime } from './typed-time.ts';

/** What a form tells; what is wrong with it in the order of the page. */
interface Read<Told> {
  told: Partial<Told>;
  errors: readonly FieldError[];
}

type Kind<Name extends AnyQuestion['kind']> = Extract<AnyQuestion, { kind: Name }>;

/** Reads the controls of one question. */
interface Reader {
  form: FormData;
  /** Of its first control. */
  id: string;
  at: AnyAt;
  /** Puts on record what is wrong; the answer is then undefined. */
  fail: (message: string) => undefined;
}

/** The text of a control, without blanks around; empty when it has none. */
function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function readChoice(question: Kind<'choice' | 'yesNo'>, { form, id, at, fail }: Reader) {
  const told = typed(form, id);
  if (!choicesOf(question).some(({ value }) => value === told))
    return fail(textOf(question.missing ?? 'Escolha uma resposta', at));
  if (told === notKnown) return undefined;
  return question.kind === 'yesNo' ? told === 'sim' : told;
}

function readDate({ what, isMonth, standIn }: Kind<'date'>, { form, id, fail }: Reader) {
  const [day = '', month = '', year = ''] = ['dia', 'mes', 'ano'].map((part) =>
    typed(form, `${id}-${part}`),
  );
  const parsed = isMonth
    ? parseMonth({ month, year })
    : parseLooseDate({ day, month, year }, standIn);
  return 'date' in parsed ? parsed.date : fail(dateFaultMessage(parsed.fault, what, isMonth));
}

function readDuration({ what }: Kind<'duration'>, { form, id, fail }: Reader) {
  if (form.has(unknownBox(id))) return undefined;
  const time = parseTime({
    years: typed(form, `${id}-anos`),
    months: typed(form, `${id}-meses`),
    days: typed(form, `${id}-dias`),
  });
  if (time === 'missing') return fail(`Escreva ${what} ou escolha “Não sei”`);
  if (time !== 'wrong') return time;
  return fail(
    `Confira ${what}: use só números, com meses de 0 a 11 e dias de 0 a 30. Exemplo: 32 anos e 3 meses`,
  );
}

function readMonths(question: Kind<'months'>, { form, id, fail }: Reader) {
  const { most, what } = question;
  if (form.has(unknownBox(id))) return undefined;
  const text = typed(form, id);
  if (text === '') return fail(`Escreva ${what} ou escolha “Não sei”`);
  return parseCount(text, most) ?? fail(`Confira ${what}: escreva só o número, até ${most}`);
}

function readMoney(question: Kind<'money'>, { form, id, at, fail }: Reader) {
  if (form.has(unknownBox(id))) return undefined;
  const { missing, wrong } = question;
  const text = typed(form, id);
  if (text === '') return missing === undefined ? undefined : fail(textOf(missing, at));
  return parseMoney(text, wageIn(question, at)) ?? fail(textOf(wrong, at));
}

function readRows(list: AnyList, { form, id, at }: Reader, errors: FieldError[]): AnyRow[] {
  const ids = form.getAll(id).filter((value) => typeof value === 'string');
  return ids.map((rowId, index) => {
    const row: AnyRow = { id: rowId };
    const here = inside(at, list, row, index + 1);
    readInto(row, list.questions, form, here, errors, `${rowId}-`);
    return row;
  });
}

function readQuestion(question: AnyQuestion, reader: Reader, errors: FieldError[]): unknown {
  switch (question.kind) {
    case 'choice':
    case 'yesNo':
      return readChoice(question, reader);
    case 'date':
      return readDate(question, reader);
    case 'duration':
      return readDuration(question, reader);
    case 'months':
      return readMonths(question, reader);
    case 'money':
      return readMoney(question, reader);
    case 'list':
      return readRows(question, reader, errors);
  }
}

/** Reads what the answers call for, each question after those before it. */
function readInto(
  told: Record<string, unknown>,
  questions: AnyQuestions,
  form: FormData,
  at: AnyAt,
  errors: FieldError[],
  prefix: string,
): void {
  for (const [key, question] of askedAt(questions, at)) {
    const id = prefix + question.id;
    const fail = (message: string): undefined => {
      errors.push({ fieldId: id, message });
    };
    const value = readQuestion(question, { form, id, at, fail }, errors);
    // Each question knows its own kind of value; here they are handled alike.
    const refuse = question.refuse as
      | ((value: unknown, at: AnyAt) => string | undefined)
      | undefined;
    const fault = value === undefined ? undefined : refuse?.(value, at);
    told[key] = fault === undefined ? value : fail(fault);
  }
}

/**
 * Reads a form. Without errors, all that the questions call for is told.
 * @param wage minimum wage in cents, for who writes "1 salário"
 */
export function readAnswers<Told>(
  questions: Questions<Told>,
  form: FormData,
  today: IsoDate,
  wage?: number,
): Read<Told> {
  const at = outside(today, wage);
  const errors: FieldError[] = [];
  readInto(at.told, anyQuestions(questions), form, at, errors, '');
  return { told: at.told as Partial<Told>, errors };
}
