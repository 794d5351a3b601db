import type { RefObject } from 'react';
import choices from './choices.module.css';
import { FieldGroup } from './FieldGroup.tsx';
import form from './form.module.css';

interface Part {
  name: string;
  label: string;
  digits: 'two' | 'four';
  autoComplete?: string | undefined;
  /** What stands there at first. */
  value?: string | undefined;
}

interface Props {
  /** Of the first control; also the anchor of the error summary. */
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  heading?: RefObject<HTMLHeadingElement | null> | undefined;
  parts: readonly Part[];
}

/** Numbers that answer one question, as plain fields: for any keyboard and screen reader; no mask moves the cursor. */
export const NumbersField = ({ id, label, hint, error, heading, parts }: Props) => (
  <FieldGroup id={id} legend={label} hint={hint} error={error} heading={heading}>
    <div className={choices.parts}>
      {parts.map(({ name, label: partLabel, digits, autoComplete = 'off', value }, index) => {
        const partId = index === 0 ? id : name;
        return (
          <div key={name}>
            <label htmlFor={partId}>{partLabel}</label>
            <input
              id={partId}
              name={name}
              className={`${form.control} ${choices[digits]}`}
              type="text"
              defaultValue={value}
              inputMode="numeric"
              autoComplete={autoComplete}
              aria-invalid={error ? true : undefined}
              // The summary leads to the first, and not every reader says again what the group has.
              aria-describedby={error && index === 0 ? `${id}-erro` : undefined}
            />
          </div>
        );
      })}
    </div>
  </FieldGroup>
);
