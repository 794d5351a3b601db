import { CheckField } from '#components/form/CheckField.tsx';
import choices from '#components/form/choices.module.css';
import { FieldGroup } from '#components/form/FieldGroup.tsx';
import form from '#components/form/form.module.css';
import { unknownBox } from './question.ts';

interface Props {
  /** Of the first control; also the anchor of the error summary. */
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  parts: readonly { name: string; label: string; digits: 'two' | 'four' }[];
}

/** A few numbers that answer one question, or "não sei". */
export const NumbersField = ({ id, label, hint, error, parts }: Props) => (
  <FieldGroup id={id} legend={label} hint={hint} error={error}>
    <div className={choices.parts}>
      {parts.map(({ name, label: partLabel, digits }, index) => {
        const partId = index === 0 ? id : name;
        return (
          <div key={name}>
            <label htmlFor={partId}>{partLabel}</label>
            <input
              id={partId}
              name={name}
              className={`${form.control} ${choices[digits]}`}
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
      <CheckField id={unknownBox(id)} name={unknownBox(id)} label="Não sei" />
    </div>
  </FieldGroup>
);
