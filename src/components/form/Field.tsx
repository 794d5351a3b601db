import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { FieldNotes, notesOf } from './FieldNotes.tsx';
import styles from './form.module.css';

interface FieldProps {
  /** Also the anchor that the error summary links to. */
  id: string;
  label: string;
  hint?: string;
  /** What is wrong and how to put it right; sets aria-invalid and the red bar. */
  error?: string | undefined;
  /** The question is the heading of its screen, and takes the focus. */
  heading?: RefObject<HTMLHeadingElement | null> | undefined;
  children?: ReactNode;
}

type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentPropsWithRef<Tag>, 'id' | 'children'>;

/** Label above, hint below it, error in the words of the summary: the frame of every control. */
const FieldFrame = ({ id, label, hint, error, heading, children }: FieldProps) => (
  <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
    {heading ? (
      <h2 ref={heading} tabIndex={-1}>
        <label htmlFor={id}>{label}</label>
      </h2>
    ) : (
      <label htmlFor={id}>{label}</label>
    )}
    <FieldNotes id={id} hint={hint} error={error} />
    {children}
  </div>
);

/** The attributes that tie a control to its hint and error. */
const ties = (props: FieldProps) => ({
  id: props.id,
  className: styles.control,
  'aria-invalid': props.error ? (true as const) : undefined,
  'aria-describedby': notesOf(props),
});

export const TextField = ({ label, hint, error, heading, ...input }: ControlProps<'input'>) => (
  <FieldFrame id={input.id} label={label} hint={hint} error={error} heading={heading}>
    <input type="text" {...input} {...ties({ id: input.id, label, hint, error })} />
  </FieldFrame>
);

export const SelectField = ({
  label,
  hint,
  error,
  children,
  ...select
}: ControlProps<'select'>) => (
  <FieldFrame id={select.id} label={label} hint={hint} error={error}>
    <select {...select} {...ties({ id: select.id, label, hint, error })}>
      {children}
    </select>
  </FieldFrame>
);

export const TextAreaField = ({ label, hint, error, ...area }: ControlProps<'textarea'>) => (
  <FieldFrame id={area.id} label={label} hint={hint} error={error}>
    <textarea {...area} {...ties({ id: area.id, label, hint, error })} />
  </FieldFrame>
);
