import type { IsoDate } from '#law/date.ts';
import { fullYears } from '#rules/calendar.ts';
import { type Stopped, stopFor } from '#rules/survivor-pension/applied-rules.ts';
import { parseDate } from '#words/typed-date.ts';
import type { FormValues } from '../frame/use-form-values.ts';
import { field } from './fields.ts';

function dateIn(values: FormValues, name: string): IsoDate | undefined {
  const parsed = parseDate({
    day: values[`${name}-dia`] ?? '',
    month: values[`${name}-mes`] ?? '',
    year: values[`${name}-ano`] ?? '',
  });
  return 'date' in parsed ? parsed.date : undefined;
}

/** Which questions the answers so far call for. */
export interface FormShape {
  /** The death came before the rules of this tool: nothing more is asked. */
  stopped?: Stopped;
  hasPartner: boolean;
  isUniaoEstavel: boolean;
  asksRelatives: boolean;
  requested: boolean;
}

export function shapeOf(values: FormValues): FormShape {
  const death = dateIn(values, field.death);
  const partner = values[field.partner];
  return {
    stopped: death && stopFor(death),
    hasPartner: partner === 'casamento' || partner === 'uniao',
    isUniaoEstavel: partner === 'uniao',
    asksRelatives: partner === 'nao' && !('filho' in values),
    requested: values[field.request] === 'sim',
  };
}

/** Emancipation is asked only of those old enough for it and under 21 on the day of the death. */
export function asksEmancipation(values: FormValues, birthField: string): boolean {
  const death = dateIn(values, field.death);
  const birth = dateIn(values, birthField);
  if (death === undefined || birth === undefined) return false;
  const age = fullYears(birth, death);
  return age >= 16 && age < 21;
}
