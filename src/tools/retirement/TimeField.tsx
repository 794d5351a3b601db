import type { ComponentProps } from 'react';
import { NumbersField } from './NumbersField.tsx';

/** A length of time in years, months and days, or "não sei". */
export const TimeField = ({
  hint,
  ...field
}: Omit<ComponentProps<typeof NumbersField>, 'parts'>) => (
  <NumbersField
    {...field}
    hint={`${hint} Os dias são opcionais.`}
    parts={[
      { name: `${field.id}-anos`, label: 'Anos', digits: 'two' },
      { name: `${field.id}-meses`, label: 'Meses', digits: 'two' },
      { name: `${field.id}-dias`, label: 'Dias', digits: 'two' },
    ]}
  />
);
