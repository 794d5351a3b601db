import { type ReactNode, useState } from 'react';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { AddButton } from './AddButton.tsx';
import { yesNo } from './choices.ts';
import type { ErrorOf } from './error-of.ts';
import { incomeFields, incomeId, personFields } from './field-names.ts';
import styles from './household.module.css';
import { IncomeFields } from './IncomeFields.tsx';
import { Reveal } from './Reveal.tsx';
import { useChosen } from './use-chosen.ts';
import { useGrowingList } from './use-growing-list.ts';
import { needsAgeAndDisability } from './what-to-ask.ts';

interface Props {
  person: string;
  /** "da pessoa 1 (mãe)"; absent for the applicant. */
  of?: string | undefined;
  label: string;
  hint: string;
  errorOf: ErrorOf;
  /** What is asked besides when an income hangs on age and disability. */
  ageAndDisability?: ReactNode;
}

/** Whether a person has income, and then each income, as many as there are. */
export const IncomesQuestion = ({ person, of, label, hint, errorOf, ageAndDisability }: Props) => {
  const fields = personFields(person);
  const [answer, setAnswer] = useChosen(fields.hasIncome);
  const [kinds, setKinds] = useState<Record<string, string>>({});
  const { ids, status, add, remove } = useGrowingList({
    idOf: (number) => incomeId(person, number),
    start: 1,
    firstControl: (id) => incomeFields(id).kind,
    addButton: fields.addIncomeButton,
  });
  const hasIncome = answer === 'sim';
  const hangsOnAge = hasIncome && needsAgeAndDisability(ids.map((id) => kinds[id]));
  return (
    <>
      <ChoiceField
        id={fields.hasIncome}
        label={label}
        hint={hint}
        choices={yesNo}
        error={errorOf(fields.hasIncome)}
        onChange={setAnswer}
      />
      <Reveal when={hasIncome} className={styles.incomes}>
        {ids.map((id, index) => (
          <IncomeFields
            key={id}
            person={person}
            of={of}
            id={id}
            position={index + 1}
            errorOf={errorOf}
            onKind={(kind) => setKinds({ ...kinds, [id]: kind })}
            onRemove={ids.length > 1 ? () => remove(id, `Renda ${index + 1} retirada.`) : undefined}
          />
        ))}
        <AddButton
          id={fields.addIncomeButton}
          status={status}
          onClick={() => add(`Renda ${ids.length + 1} adicionada.`)}
        >
          Adicionar outra renda<span className="visually-hidden"> {of ?? 'de quem pede'}</span>
        </AddButton>
      </Reveal>
      <Reveal when={hangsOnAge} className={styles.incomes}>
        {ageAndDisability}
      </Reveal>
    </>
  );
};
