import { CheckField } from '../../../components/form/CheckField.tsx';
import choices from '../../../components/form/choices.module.css';
import { FieldGroup } from '../../../components/form/FieldGroup.tsx';
import form from '../../../components/form/form.module.css';
import { unknownField } from './fields.ts';

interface Props {
  /** Also the anchor of the error summary and the stem of the names. */
  id: string;
  label: string;
  hint: string;
  error?: string | undefined;
}

const parts = [
  { part: 'anos', label: 'Anos' },
  { part: 'meses', label: 'Meses' },
  { part: 'dias', label: 'Dias' },
] as const;

/** A length of time in years, months and days, or "não sei". */
export const TimeField = ({ id, label, hint, error }: Props) => (
  <FieldGroup id={id} legend={label} hint={`${hint} Os dias são opcionais.`} error={error}>
    <div className={choices.parts}>
      {parts.map(({ part, label: partLabel }) => {
        const partId = part === 'anos' ? id : `${id}-${part}`;
        return (
          <div key={part}>
            <label htmlFor={partId}>{partLabel}</label>
            <input
              id={partId}
              name={`${id}-${part}`}
              className={`${form.control} ${choices.two}`}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              aria-invalid={error ? true : undefined}
            />
          </div>
        );
      })}
    </div>
    <div>
      <CheckField id={unknownField(id)} name={unknownField(id)} label="Não sei" />
    </div>
  </FieldGroup>
);
