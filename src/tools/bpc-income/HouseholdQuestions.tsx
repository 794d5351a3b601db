import { countOfPeople } from '#words/phrases.ts';
import type { Asked } from '../frame/asked.ts';
import { AddButton } from '../questions/AddButton.tsx';
import { useGrowingList } from '../questions/use-growing-list.ts';
import { addResidentButton, personFields, residentId } from './field-names.ts';
import { ResidentQuestions } from './ResidentQuestions.tsx';

/** Everyone else who lives in the house, one group of questions each. */
export const HouseholdQuestions = (asked: Asked) => {
  const { ids, status, add, remove } = useGrowingList({
    idOf: residentId,
    start: 0,
    firstControl: (id) => personFields(id).relationship,
    addButton: addResidentButton,
  });
  const inTheList = (count: number) =>
    count === 0 ? 'A lista está vazia.' : `Na lista: ${countOfPeople(count)}.`;
  return (
    <>
      <h3>2. Quem mora com você</h3>
      <p>
        Ponha todos os que moram na mesma casa, também crianças. A conta mostra quem entra. Se você
        mora só, siga adiante.
      </p>
      {ids.map((id, index) => (
        <ResidentQuestions
          key={id}
          id={id}
          position={index + 1}
          {...asked}
          onRemove={(name) => remove(id, `${name} saiu. ${inTheList(ids.length - 1)}`)}
        />
      ))}
      <AddButton
        id={addResidentButton}
        status={status}
        onClick={() => add(`Pessoa ${ids.length + 1} adicionada. ${inTheList(ids.length + 1)}`)}
      >
        Adicionar uma pessoa da casa
      </AddButton>
    </>
  );
};
