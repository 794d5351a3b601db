import { CheckField } from '#components/form/CheckField.tsx';
import { TextField } from '#components/form/Field.tsx';
import { unknownBox } from './field-names.ts';

interface Props {
  id: string;
  label: string;
  hint: string;
  error?: string | undefined;
}

/** An amount a month, typed as people write it, or "Não sei o valor". */
export const MoneyField = ({ id, label, hint, error }: Props) => (
  <div>
    <TextField
      id={id}
      name={id}
      type="text"
      inputMode="decimal"
      label={label}
      hint={hint}
      error={error}
    />
    <CheckField
      id={unknownBox(id)}
      name={unknownBox(id)}
      label="Não sei o valor"
      aria-label={`Não sei o valor: ${label}`}
    />
  </div>
);
