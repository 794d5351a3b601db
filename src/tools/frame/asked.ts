import type { FieldError } from '#components/form/ErrorSummary.tsx';
import type { FormValues } from './use-form-values.ts';

/** What the questions of a tool are drawn from. */
export interface Asked {
  /** What the controls hold so far. */
  values: FormValues;
  /** The id of a control, and what is wrong with it, if anything. */
  control: (id: string) => { id: string; error: string | undefined };
}

export const asked = (values: FormValues, errors: readonly FieldError[]): Asked => ({
  values,
  control: (id) => ({ id, error: errors.find(({ fieldId }) => fieldId === id)?.message }),
});
