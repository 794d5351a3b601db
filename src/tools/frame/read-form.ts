import type { FieldError } from '#components/form/ErrorSummary.tsx';
import type { IsoDate } from '#law/date.ts';
import { type DateFault, dateFaultMessage, parseDate } from '#words/typed-date.ts';
import { truthOf, yesNo } from '../questions/yes-no.ts';

/** Reads the controls of a form by name and gathers what is wrong, in the order in which it reads. */
export class FormReader {
  readonly errors: FieldError[] = [];
  readonly #data: FormData;

  constructor(form: HTMLFormElement) {
    this.#data = new FormData(form);
  }

  /** The text of a control, without blanks around; empty when it has none. */
  text(name: string): string {
    const value = this.#data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  }

  /** The texts of all controls with this name, in the order of the page: the groups of a list. */
  texts(name: string): string[] {
    return this.#data.getAll(name).filter((value) => typeof value === 'string');
  }

  isTicked(name: string): boolean {
    return this.#data.has(name);
  }

  fail(fieldId: string, message: string): undefined {
    this.errors.push({ fieldId, message });
    return undefined;
  }

  /** A date in three fields. `what` names it in messages: "a data da decisão". */
  date(name: string, what: string, isRequired = true): IsoDate | undefined {
    const parsed = parseDate({
      day: this.text(`${name}-dia`),
      month: this.text(`${name}-mes`),
      year: this.text(`${name}-ano`),
    });
    if ('date' in parsed) return parsed.date;
    const fault: DateFault = parsed.fault;
    if (fault === 'missing' && !isRequired) return undefined;
    return this.fail(name, dateFaultMessage(fault, what));
  }

  /** A choice that must be made; "nao-sei" is one of them where a person may not know. */
  choice<Value extends string>(
    name: string,
    values: readonly Value[],
    message: string,
  ): Value | undefined {
    const value = this.text(name);
    return values.find((known) => known === value) ?? this.fail(name, message);
  }

  /** "Sim", "Não", or undefined for "Não sei". */
  yesNo(name: string, message: string): boolean | undefined {
    return truthOf(
      this.choice(
        name,
        yesNo.map(({ value }) => value),
        message,
      ),
    );
  }

  /** A text that a parser understands; an empty one only where it may be left out. */
  parsed<Value>(
    name: string,
    parse: (text: string) => Value | undefined,
    messages: { missing?: string; wrong: string },
  ): Value | undefined {
    const text = this.text(name);
    if (text === '')
      return messages.missing === undefined ? undefined : this.fail(name, messages.missing);
    return parse(text) ?? this.fail(name, messages.wrong);
  }
}
