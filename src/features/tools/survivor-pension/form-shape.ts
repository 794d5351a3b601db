import type { IsoDate } from '../../../../law/date.ts';
import { type Stopped, stopFor } from '../../../../rules/survivor-pension/applied-rules.ts';
import { fullYears } from '../../../../rules/survivor-pension/calendar.ts';
import { parseDate } from '../../../input/date.ts';
import { field } from './fields.ts';

/** What the controls hold at this moment, by name. */
export type FormValues = Readonly<Record<string, FormDataEntryValue>>;

const text = (values: FormValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

function dateIn(values: FormValues, name: string): IsoDate | undefined {
  const parsed = parseDate({
    day: text(values, `${name}-dia`),
    month: text(values, `${name}-mes`),
    year: text(values, `${name}-ano`),
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
  const partner = text(values, field.partner);
  return {
    stopped: death && stopFor(death),
    hasPartner: partner === 'casamento' || partner === 'uniao',
    isUniaoEstavel: partner === 'uniao',
    asksRelatives: partner === 'nao' && !('filho' in values),
    requested: text(values, field.request) === 'sim',
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
