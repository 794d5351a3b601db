import type { RefObject } from 'react';
import choices from './choices.module.css';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './form.module.css';

interface Props {
  /** Also the anchor of the error summary and the stem of the three names. */
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** "bday" for a birth date. */
  autoComplete?: 'bday' | undefined;
  heading?: RefObject<HTMLHeadingElement | null> | undefined;
}

const parts = [
  { part: 'dia', label: 'Dia', size: 2 },
  { part: 'mes', label: 'Mês', size: 2 },
  { part: 'ano', label: 'Ano', size: 4 },
] as const;

/**
 * A date as three plain fields: any keyboard and screen reader can use them, no mask moves the
 * cursor, and a whole date may be pasted into the first.
 */
export const DateField = ({ id, label, hint, error, autoComplete, heading }: Props) => (
  <FieldGroup id={id} legend={label} hint={hint} error={error} heading={heading}>
    <div className={choices.parts}>
      {parts.map(({ part, label: partLabel, size }) => (
        <div key={part}>
          <label htmlFor={part === 'dia' ? id : `${id}-${part}`}>{partLabel}</label>
          <input
            id={part === 'dia' ? id : `${id}-${part}`}
            name={`${id}-${part}`}
            className={`${styles.control} ${size === 4 ? choices.four : choices.two}`}
            type="text"
            inputMode="numeric"
            autoComplete={
              autoComplete
                ? `${autoComplete}-${{ dia: 'day', mes: 'month', ano: 'year' }[part]}`
                : 'off'
            }
            aria-invalid={error ? true : undefined}
          />
        </div>
      ))}
    </div>
  </FieldGroup>
);
