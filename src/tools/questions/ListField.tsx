import type { ReactNode } from 'react';
import { FieldGroup } from '#components/form/FieldGroup.tsx';
import { capitalised } from '#words/phrases.ts';
import styles from '../frame/tool.module.css';
import { AddButton } from './AddButton.tsx';
import { type AnyAt, type AnyList, type AnyRow, addButton, inside } from './question.ts';
import { useGrowingList } from './use-growing-list.ts';

interface Props {
  list: AnyList;
  id: string;
  /** What was told in the groups so far. */
  rows: readonly AnyRow[];
  at: AnyAt;
  draw: (group: string, at: AnyAt) => ReactNode;
}

const inTheList = (count: number): string =>
  count === 0 ? 'A lista está vazia.' : `Na lista: ${count}.`;

/** Groups of questions that grow and shrink; what is typed in the other groups stays. */
export const ListField = ({ list, id, rows, at, draw }: Props) => {
  const { label, hint, least, isPlain, add: addLabel } = list;
  const { ids, status, add, remove } = useGrowingList(id, list);
  const of = at.name && <span className="visually-hidden">: {at.name}</span>;
  const drawn = (
    <>
      {ids.map((group, index) => {
        const row = rows.find((told) => told.id === group) ?? { id: group };
        const here = inside(at, list, row, index + 1);
        const { name } = here;
        const inner = (
          <>
            <input type="hidden" name={id} value={group} />
            {draw(group, here)}
            {ids.length > least && (
              <p>
                <button
                  type="button"
                  className={styles.quiet}
                  onClick={() =>
                    remove(
                      group,
                      `${capitalised(name)}: saiu da lista. ${inTheList(ids.length - 1)}`,
                    )
                  }
                >
                  Tirar da lista<span className="visually-hidden">: {name}</span>
                  {of}
                </button>
              </p>
            )}
          </>
        );
        return isPlain ? (
          <div key={group} className={styles.stack}>
            {inner}
          </div>
        ) : (
          <fieldset key={group} className={`${styles.stack} ${styles.person}`}>
            <legend>{capitalised(name)}</legend>
            {inner}
          </fieldset>
        );
      })}
      <AddButton
        id={addButton(id)}
        status={status}
        onClick={() => {
          const count = ids.length + 1;
          add(`${capitalised(list.name({}, count))}: entrou na lista. ${inTheList(count)}`);
        }}
      >
        {addLabel}
        {of}
      </AddButton>
    </>
  );
  if (label === undefined) return drawn;
  return (
    <FieldGroup id={addButton(id)} legend={label} hint={hint}>
      <div className={`${styles.stack} ${styles.group}`}>{drawn}</div>
    </FieldGroup>
  );
};
