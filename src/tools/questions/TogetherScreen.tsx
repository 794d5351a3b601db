import type { RefObject } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { QuietButton } from '#components/buttons/QuietButton.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import type { FieldError } from '#components/form/ErrorSummary.tsx';
import { SelectField, TextField } from '#components/form/Field.tsx';
import { FieldGroup } from '#components/form/FieldGroup.tsx';
import { formatCents } from '#words/money.ts';
import frame from '../frame/tool.module.css';
import { inside, textOf, wageIn } from './asked.ts';
import { choicesOf } from './choices.ts';
import { addButton, unknownBox } from './control-ids.ts';
import type { AnyAt, AnyList } from './question.ts';
import styles from './questions.module.css';
import { oneWage } from './ready.ts';
import type { Screen } from './screens.ts';
import { useGrowingList } from './use-growing-list.ts';

interface Props {
  screen: Screen & { question: AnyList };
  heading: RefObject<HTMLHeadingElement | null>;
  errors: readonly FieldError[];
}

/** The questions of one group: a choice out of many, an amount. */
const Group = ({
  list,
  group,
  at,
  errors,
}: {
  list: AnyList;
  group: string;
  at: AnyAt;
  errors: readonly FieldError[];
}) =>
  Object.values(list.questions).map((question) => {
    const id = `${group}-${question.id}`;
    const field = {
      id,
      label: textOf(question.label, at),
      hint: textOf(question.hint, at),
      error: errors.find(({ fieldId }) => fieldId === id)?.message,
    };
    switch (question.kind) {
      case 'choice':
        return (
          <SelectField key={id} {...field} name={id}>
            <option value="">Escolha</option>
            {choicesOf(question).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        );
      case 'money':
        return (
          <div key={id}>
            <TextField {...field} name={id} inputMode="decimal" autoComplete="off" />
            {question.isWageLikely && wageIn(question, at) && (
              <button
                type="button"
                className={styles.ready}
                aria-label={`${oneWage}: ${field.label}`}
                onClick={() => {
                  const control = document.getElementById(id) as HTMLInputElement;
                  control.value = formatCents(wageIn(question, at) ?? 0);
                  // As if it had been typed: the history keeps it too.
                  control.dispatchEvent(new Event('input', { bubbles: true }));
                }}
              >
                {oneWage}
              </button>
            )}
            <CheckField
              id={unknownBox(id)}
              name={unknownBox(id)}
              label="Não sei o valor"
              aria-label={`Não sei o valor: ${field.label}`}
            />
          </div>
        );
      default:
        throw new Error(`“${id}”: on a screen with others there are only choices and amounts`);
    }
  });

/** Small things of one kind, on one screen together: they are added and removed, what is typed stays. */
export const TogetherScreen = ({ screen, heading, errors }: Props) => {
  const { name, question: list, at, rows } = screen;
  const { ids, status, add, remove } = useGrowingList(
    name,
    list,
    rows.map(({ id }) => id),
  );
  return (
    <>
      <FieldGroup
        id={addButton(name)}
        legend={textOf(list.label, at)}
        hint={textOf(list.hint, at)}
        heading={heading}
      >
        {ids.map((group, index) => {
          const here = inside(at, list, { id: group }, index + 1);
          return (
            <div key={group} className={styles.group}>
              <input type="hidden" name={name} value={group} />
              <Group list={list} group={group} at={here} errors={errors} />
              {ids.length > 1 && (
                <QuietButton onClick={() => remove(group, `Na lista: ${ids.length - 1}.`)}>
                  Tirar<span className="visually-hidden"> da lista: {here.name}</span>
                </QuietButton>
              )}
            </div>
          );
        })}
        <div>
          <button
            type="button"
            id={addButton(name)}
            data-heard
            className={frame.add}
            onClick={() => add(`Na lista: ${ids.length + 1}.`)}
          >
            <span aria-hidden="true">+</span> {list.add}
          </button>
          {/* What the last change did; read aloud when it changes. */}
          <span role="status">{status}</span>
        </div>
      </FieldGroup>
      <p className={styles.onward}>
        <ActButton type="submit">Avançar</ActButton>
      </p>
    </>
  );
};
