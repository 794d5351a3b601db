import type { IsoDate } from '#law/date.ts';
import { longDate } from '#words/dates.ts';
import { FormReader } from '../frame/read-form.ts';
import type { Reading } from '../frame/use-stages.ts';

export const cienciaField = 'ciencia';

export interface AppealForm {
  ciencia: IsoDate;
  /** The day on which the question was asked. */
  today: IsoDate;
}

/** Reads the one question of the tool; a date to come is refused with the reason. */
export function readAnswers(form: HTMLFormElement, today: IsoDate): Reading<AppealForm> {
  const reader = new FormReader(form);
  const ciencia = reader.date(cienciaField, 'a data em que soube da decisão');
  if (ciencia !== undefined && ciencia > today) {
    reader.fail(
      cienciaField,
      `Essa data ainda não chegou: hoje é ${longDate(today)}. Use o dia em que você soube da decisão`,
    );
  }
  return ciencia === undefined || reader.errors.length > 0
    ? { errors: reader.errors }
    : { answers: { ciencia, today } };
}
