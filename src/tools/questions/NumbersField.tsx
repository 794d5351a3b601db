import type { RefObject } from 'react';
import choices from '#components/form/choices.module.css';
import { FieldGroup } from '#components/form/FieldGroup.tsx';
import form from '#components/form/form.module.css';

interface Props {
  /** Of the first control; also the anchor of the error summary. */
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  parts: readonly { name: string; label: string; digits: 'two' | 'four' }[];
}

/** A few numbers that answer one question. */
export const NumbersField = ({ id, label, hint, error, heading, parts }: Props) => (
  <FieldGroup id={id} legend={label} hint={hint} error={error} heading={heading}>
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
  </FieldGroup>
);
