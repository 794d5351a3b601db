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
  /** Only month and year. */
  isMonth?: boolean | undefined;
  heading?: RefObject<HTMLHeadingElement | null> | undefined;
}

const parts = [
  { part: 'dia', label: 'Dia', size: 2 },
  { part: 'mes', label: 'Mês', size: 2 },
  { part: 'ano', label: 'Ano', size: 4 },
] as const;

/**
 * A date, or a month, as plain fields: any keyboard and screen reader can use them, no mask moves the
 * cursor, and a whole date may be pasted into the first.
 */
export const DateField = ({ id, label, hint, error, autoComplete, isMonth, heading }: Props) => (
  <FieldGroup id={id} legend={label} hint={hint} error={error} heading={heading}>
    <div className={choices.parts}>
      {parts.slice(isMonth ? 1 : 0).map(({ part, label: partLabel, size }, index) => (
        <div key={part}>
          <label htmlFor={index === 0 ? id : `${id}-${part}`}>{partLabel}</label>
          <input
            id={index === 0 ? id : `${id}-${part}`}
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
