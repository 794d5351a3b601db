import { FieldGroup } from '#components/form/FieldGroup.tsx';
import type { Asked } from '../frame/asked.ts';
import frame from '../frame/tool.module.css';
import { AddButton } from '../questions/AddButton.tsx';
import { useGrowingList } from '../questions/use-growing-list.ts';
import { addButton, type PeopleList, type PersonKind, rowFields } from './fields.ts';
import { PersonRow } from './PersonRow.tsx';

interface Props extends Asked {
  list: PeopleList;
  kinds: readonly PersonKind[];
  legend: string;
  hint: string;
  /** "Parente": numbered in the title of each row. */
  rowTitle: string;
  addLabel: string;
}

/** A list of people that grows and shrinks; what is typed in the other rows stays. */
export const PeopleRows = ({ list, kinds, legend, hint, rowTitle, addLabel, ...asked }: Props) => {
  const addId = addButton(list);
  const { ids, status, add, remove } = useGrowingList({
    idOf: String,
    start: 0,
    firstControl: (key) => rowFields(list, key).kind,
    addButton: addId,
  });
  return (
    <FieldGroup id={addId} legend={legend} hint={hint}>
      <div className={`${frame.stack} ${frame.group}`}>
        {ids.map((key, index) => {
          const title = `${rowTitle} ${index + 1}`;
          return (
            <PersonRow
              {...asked}
              key={key}
              list={list}
              rowKey={key}
              title={title}
              kinds={kinds}
              onRemove={() => remove(key, `${title}: saiu da lista.`)}
            />
          );
        })}
        <AddButton
          id={addId}
          status={status}
          onClick={() => add(`${rowTitle} ${ids.length + 1}: entrou na lista.`)}
        >
          {addLabel}
        </AddButton>
      </div>
    </FieldGroup>
  );
};
