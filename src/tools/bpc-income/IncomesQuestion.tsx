import type { ReactNode } from 'react';
import type { Asked } from '../frame/asked.ts';
import { YesNoField } from '../frame/YesNoField.tsx';
import { AddButton } from '../questions/AddButton.tsx';
import { Reveal } from '../questions/Reveal.tsx';
import { useGrowingList } from '../questions/use-growing-list.ts';
import { incomeFields, incomeId, personFields } from './field-names.ts';
import { IncomeFields } from './IncomeFields.tsx';
import { needsAgeAndDisability } from './what-to-ask.ts';

interface Props extends Asked {
  person: string;
  /** "da pessoa 1 (mãe)"; absent for the applicant. */
  of?: string | undefined;
  label: string;
  hint: string;
  /** What is asked besides when an income hangs on age and disability. */
  ageAndDisability?: ReactNode;
}

/** Whether a person has income, and then each income, as many as there are. */
export const IncomesQuestion = ({
  person,
  of,
  label,
  hint,
  ageAndDisability,
  values,
  control,
}: Props) => {
  const fields = personFields(person);
  const { ids, status, add, remove } = useGrowingList({
    idOf: (number) => incomeId(person, number),
    start: 1,
    firstControl: (id) => incomeFields(id).kind,
    addButton: fields.addIncomeButton,
  });
  const hasIncome = values[fields.hasIncome] === 'sim';
  const hangsOnAge =
    hasIncome && needsAgeAndDisability(ids.map((id) => values[incomeFields(id).kind]));
  return (
    <>
      <YesNoField {...control(fields.hasIncome)} label={label} hint={hint} />
      <Reveal when={hasIncome} isInset>
        {ids.map((id, index) => (
          <IncomeFields
            key={id}
            person={person}
            of={of}
            id={id}
            position={index + 1}
            control={control}
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
      <Reveal when={hangsOnAge} isInset>
        {ageAndDisability}
      </Reveal>
    </>
  );
};
