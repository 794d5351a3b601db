import { DateField } from '#components/form/DateField.tsx';
import type { Asked } from '../frame/asked.ts';
import frame from '../frame/tool.module.css';
import { YesNoField } from '../frame/YesNoField.tsx';
import { ChoiceSelect } from '../questions/ChoiceSelect.tsx';
import { Reveal } from '../questions/Reveal.tsx';
import { yesNo } from '../questions/yes-no.ts';
import { type PeopleList, type PersonKind, rowFields } from './fields.ts';
import { asksEmancipation } from './form-shape.ts';
import { kindNames } from './people.ts';

interface Props extends Asked {
  list: PeopleList;
  rowKey: string;
  /** "Parente 1": names the group of controls. */
  title: string;
  kinds: readonly PersonKind[];
  onRemove: () => void;
}

/** One person of a list: who, birth, and what the law asks of them. */
export const PersonRow = ({ list, rowKey, title, kinds, onRemove, values, control }: Props) => {
  const ids = rowFields(list, rowKey);
  const kind = values[ids.kind] ?? kinds[0];
  const asksDependent = list === 'parente' || kind === 'enteado' || kind === 'tutela';
  return (
    <fieldset className={`${frame.stack} ${frame.person}`}>
      <legend>{title}</legend>
      <input type="hidden" name={list} value={rowKey} />
      <ChoiceSelect
        {...control(ids.kind)}
        label="Quem é?"
        hint={list === 'filho' ? 'Filho adotivo é filho.' : 'Em relação à pessoa que morreu.'}
        defaultValue={kinds[0]}
        choices={kinds.map((value) => ({ value, label: kindNames[value] }))}
      />
      <Reveal when={kind !== 'mae' && kind !== 'pai'}>
        <DateField {...control(ids.birth)} label="Data de nascimento" hint="Exemplo: 2 8 2014." />
      </Reveal>
      <Reveal when={asksEmancipation(values, ids.birth)}>
        <YesNoField
          {...control(ids.emancipated)}
          label="Foi emancipado ou emancipada, ou casou, até a morte?"
          hint="Emancipar é passar a valer como maior antes dos 18 anos, em cartório ou por juiz."
        />
      </Reveal>
      <Reveal when={asksDependent}>
        <ChoiceSelect
          {...control(ids.dependent)}
          label="Dependia da pessoa para viver?"
          hint="O INSS pede provas: contas pagas, mesma casa, declaração de imposto."
          choices={yesNo}
        />
      </Reveal>
      <ChoiceSelect
        {...control(ids.condition)}
        label="Tem invalidez ou deficiência?"
        hint="Invalidez, ou deficiência intelectual, mental ou grave, já no dia da morte."
        choices={yesNo}
      />
      <button type="button" className={frame.quiet} onClick={onRemove}>
        Tirar da lista<span className="visually-hidden">: {title}</span>
      </button>
    </fieldset>
  );
};
