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
  ['dia', 'Dia', 'day'],
  ['mes', 'Mês', 'month'],
  ['ano', 'Ano', 'year'],
] as const;

/**
 * A date, or a month, as plain fields: any keyboard and screen reader can use them, no mask moves the
 * cursor, and a whole date may be pasted into the first.
 */
export const DateField = ({ id, label, hint, error, autoComplete, isMonth, heading }: Props) => (
  <FieldGroup id={id} legend={label} hint={hint} error={error} heading={heading}>
    <div className={choices.parts}>
      {parts.slice(isMonth ? 1 : 0).map(([part, partLabel, autoPart], index) => {
        const partId = index === 0 ? id : `${id}-${part}`;
        return (
          <div key={part}>
            <label htmlFor={partId}>{partLabel}</label>
            <input
              id={partId}
              name={`${id}-${part}`}
              className={`${styles.control} ${part === 'ano' ? choices.four : choices.two}`}
              type="text"
              inputMode="numeric"
              autoComplete={autoComplete ? `${autoComplete}-${autoPart}` : 'off'}
              aria-invalid={error ? true : undefined}
            />
          </div>
        );
      })}
    </div>
  </FieldGroup>
);
