import type { RefObject } from 'react';
import { QuietButton } from '#components/buttons/QuietButton.tsx';
import { FieldGroup } from '#components/form/FieldGroup.tsx';
import { List } from '#components/lists/List.tsx';
import fold from '#site/fold.module.css';
import { capitalised } from '#words/phrases.ts';
import { inside, textOf } from './asked.ts';
import { frequencyOf } from './choices.ts';
import type { AnyList } from './question.ts';
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
  const choices: Record<'first' | 'others', { value?: string; label: string }[]> =
    first?.kind === 'choice' ? frequencyOf(first) : { first: [{ label: list.add }], others: [] };
  const isEmpty = rows.length === 0;
  const add = ({ value, label }: { value?: string; label: string }) => (
    <button
      key={label}
      id={value === choices.first[0]?.value ? id : undefined}
      type="button"
      data-heard
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
                <QuietButton onClick={() => onRemove(row.id)}>
                  Tirar<span className="visually-hidden"> da lista: {name}</span>
                </QuietButton>
              </li>
            );
          })}
        </List>
      )}
      <div className={styles.answers}>{choices.first.map(add)}</div>
      {choices.others.length > 0 && (
        <details className={styles.others}>
          <summary className={fold.fold}>{people?.others ?? 'Outras pessoas'}</summary>
          <div className={styles.answers}>{choices.others.map(add)}</div>
        </details>
      )}
      <div className={styles.answers}>
        <button type="submit" data-heard className={styles.answer}>
          {isEmpty ? people?.none : people?.noMore}
        </button>
      </div>
    </FieldGroup>
  );
};
