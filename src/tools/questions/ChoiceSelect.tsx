import type { ComponentProps } from 'react';
import { SelectField } from '#components/form/Field.tsx';

interface Props extends Omit<ComponentProps<typeof SelectField>, 'name' | 'children'> {
  choices: readonly { value: string; label: string }[];
  /** What is chosen at first; nothing unless told. */
  defaultValue?: string;
}

/** One answer out of many, in a list that unfolds; its id is also its name in the form. */
export const ChoiceSelect = ({ choices, defaultValue = '', ...select }: Props) => (
  <SelectField {...select} name={select.id} defaultValue={defaultValue}>
    {defaultValue === '' && <option value="">Escolha</option>}
    {choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </SelectField>
);
