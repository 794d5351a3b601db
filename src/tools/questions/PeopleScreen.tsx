import type { RefObject } from 'react';
import { FieldGroup } from '#components/form/FieldGroup.tsx';
import { List } from '#components/lists/List.tsx';
import { capitalised } from '#words/phrases.ts';
import { type AnyList, choicesOf, inside, textOf } from './question.ts';
import styles from './questions.module.css';
import type { Screen } from './screens.ts';

interface Props {
  screen: Screen & { question: AnyList };
  heading: RefObject<HTMLHeadingElement | null>;
  error: string | undefined;
  /** Somebody more; the answer to the first question about them, where a press gives it. */
  onAdd: (kind?: string) => void;
  onRemove: (group: string) => void;
}

/** Who is in the list so far, and who else there is. */
export const PeopleScreen = ({ screen, heading, error, onAdd, onRemove }: Props) => {
  const { id, question: list, at, rows } = screen;
  const { people } = list;
  const [first] = Object.values(list.questions);
  const choices = first?.kind === 'choice' ? choicesOf(first) : undefined;
  const frequent = first?.kind === 'choice' ? first.frequent : undefined;
  const shown = choices?.filter(
    ({ value }) => frequent === undefined || (frequent as readonly string[]).includes(value),
  );
  const others = choices?.filter((choice) => !shown?.includes(choice)) ?? [];
  const isEmpty = rows.length === 0;
  const add = ({ value, label }: { value: string; label: string }, index: number) => (
    <button
      key={value}
      id={index === 0 && !others.some((other) => other.value === value) ? id : undefined}
      type="button"
      className={styles.answer}
      onClick={() => onAdd(value)}
    >
      {label}
    </button>
  );
  return (
    <FieldGroup
      id={id}
      legend={isEmpty ? textOf(list.label, at) : (people?.again ?? '')}
      hint={textOf(list.hint, at)}
      error={error}
      heading={heading}
    >
      {!isEmpty && (
        <List className={styles.people}>
          {rows.map((row, index) => {
            const { name } = inside(at, list, row, index + 1);
            return (
              <li key={row.id}>
                {capitalised(name)}
                <button type="button" className={styles.quiet} onClick={() => onRemove(row.id)}>
                  Tirar<span className="visually-hidden"> da lista: {name}</span>
                </button>
              </li>
            );
          })}
        </List>
      )}
      <div className={styles.answers}>
        {shown?.map(add) ?? (
          <button id={id} type="button" className={styles.answer} onClick={() => onAdd()}>
            {list.add}
          </button>
        )}
      </div>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>Outras pessoas</summary>
          <div className={styles.answers}>{others.map(add)}</div>
        </details>
      )}
      <div className={styles.answers}>
        <button type="submit" className={`${styles.answer} ${styles.done}`}>
          {isEmpty ? people?.none : people?.noMore}
        </button>
      </div>
    </FieldGroup>
  );
};
