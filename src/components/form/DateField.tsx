import type { ComponentProps } from 'react';
import { NumbersField } from './NumbersField.tsx';

/** Its id is also the stem of the three names. */
interface Props extends Omit<ComponentProps<typeof NumbersField>, 'parts'> {
  /** "bday" for a birth date. */
  autoComplete?: 'bday' | undefined;
  isMonth?: boolean | undefined;
  /** The day that stands there at first, as "2026-11-29". */
  day?: string | undefined;
}

const places = { ano: 0, mes: 1, dia: 2 } as const;

const parts = [
  { part: 'dia', label: 'Dia', digits: 'two', autoPart: 'day' },
  { part: 'mes', label: 'Mês', digits: 'two', autoPart: 'month' },
  { part: 'ano', label: 'Ano', digits: 'four', autoPart: 'year' },
] as const;

/** A date, or a month, in numbers; a whole date may be pasted into the first field. */
export const DateField = ({ autoComplete, isMonth, day, ...field }: Props) => (
  <NumbersField
    {...field}
    parts={parts.slice(isMonth ? 1 : 0).map(({ part, autoPart, ...rest }) => ({
      ...rest,
      value: day?.split('-')[places[part]],
      name: `${field.id}-${part}`,
      autoComplete: autoComplete && `${autoComplete}-${autoPart}`,
    }))}
  />
);
