import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './choices.module.css';

/** A single yes: ticked or not. */
export const CheckField = ({
  label,
  ...input
}: { id: string; label: ReactNode } & Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'>) => (
  <label className={styles.choice}>
    <input type="checkbox" {...input} />
    <span>{label}</span>
  </label>
);
