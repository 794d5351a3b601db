import { useState } from 'react';
import { ActButton } from '../../../components/buttons/ActButton.tsx';
import form from '../../../components/form/form.module.css';
import { type PeopleList, type PersonKind, rowFields } from './fields.ts';
import type { FormValues } from './form-shape.ts';
import { PersonRow } from './PersonRow.tsx';
import styles from './pension.module.css';

interface Props {
  list: PeopleList;
  kinds: readonly PersonKind[];
  legend: string;
  hint: string;
  /** "Pessoa": numbered in the title of each row. */
  rowTitle: string;
  addLabel: string;
  values: FormValues;
  errorOf: (fieldId: string) => string | undefined;
}

/** After React has drawn the rows. */
const focusSoon = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
};

/** A list of people that grows and shrinks; what is typed in the other rows stays. */
export const PeopleRows = ({
  list,
  kinds,
  legend,
  hint,
  rowTitle,
  addLabel,
  values,
  errorOf,
}: Props) => {
  const [keys, setKeys] = useState<readonly number[]>([]);
  const addId = `${list}-adicionar`;
  const add = () => {
    const key = (keys.at(-1) ?? 0) + 1;
    setKeys([...keys, key]);
    focusSoon(rowFields(list, String(key)).kind);
  };
  const remove = (key: number) => {
    setKeys(keys.filter((other) => other !== key));
    focusSoon(addId);
  };
  return (
    <fieldset className={form.field} aria-describedby={`${addId}-dica`}>
      <legend>{legend}</legend>
      <span className={form.hint} id={`${addId}-dica`}>
        {hint}
      </span>
      {keys.map((key, index) => (
        <PersonRow
          key={key}
          list={list}
          rowKey={String(key)}
          title={`${rowTitle} ${index + 1}`}
          kinds={kinds}
          values={values}
          errorOf={errorOf}
          onRemove={() => remove(key)}
        />
      ))}
      <p className={styles.more}>
        <ActButton id={addId} onClick={add}>
          {addLabel}
        </ActButton>
      </p>
    </fieldset>
  );
};
