import styles from './choices.module.css';
import { FieldGroup } from './FieldGroup.tsx';
import form from './form.module.css';

interface Choice {
  value: string;
  label: string;
  hint?: string;
}

interface Props {
  /** Id of the first choice (the anchor of the error summary) and name of all. */
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  choices: readonly Choice[];
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** One answer out of a few, each a large target. */
export const ChoiceField = ({ id, label, hint, error, choices, defaultValue, onChange }: Props) => (
  <FieldGroup id={id} legend={label} hint={hint} error={error}>
    <div className={styles.choices}>
      {choices.map(({ value, label: choiceLabel, hint: choiceHint }, index) => {
        const choiceId = index === 0 ? id : `${id}-${value}`;
        return (
          <label key={value} className={styles.choice}>
            <input
              id={choiceId}
              type="radio"
              name={id}
              value={value}
              defaultChecked={defaultValue === undefined ? undefined : value === defaultValue}
              onChange={onChange && (() => onChange(value))}
            />
            <span>
              {choiceLabel}
              {choiceHint && <span className={form.hint}>{choiceHint}</span>}
            </span>
          </label>
        );
      })}
    </div>
  </FieldGroup>
);
