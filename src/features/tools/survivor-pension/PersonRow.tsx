import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { DateField } from '../../../components/form/DateField.tsx';
import { SelectField } from '../../../components/form/Field.tsx';
import form from '../../../components/form/form.module.css';
import frame from '../frame/tool.module.css';
import { type PeopleList, type PersonKind, rowFields, yesNoChoices } from './fields.ts';
import { asksEmancipation, type FormValues } from './form-shape.ts';
import styles from './pension.module.css';
import { kindNames } from './people.ts';
import { Unfolded } from './Unfolded.tsx';

interface Props {
  list: PeopleList;
  rowKey: string;
  /** "Filho 1": names the group of controls. */
  title: string;
  kinds: readonly PersonKind[];
  values: FormValues;
  errorOf: (fieldId: string) => string | undefined;
  onRemove: () => void;
}

/** One person of a list: who, birth, and what the law asks of them. */
export const PersonRow = ({ list, rowKey, title, kinds, values, errorOf, onRemove }: Props) => {
  const ids = rowFields(list, rowKey);
  const kind = values[ids.kind] ?? kinds[0];
  const asksDependent = list === 'parente' || kind === 'enteado' || kind === 'tutela';
  return (
    <fieldset className={`${form.field} ${styles.person}`}>
      <legend>{title}</legend>
      <input type="hidden" name={list} value={rowKey} />
      <SelectField
        id={ids.kind}
        name={ids.kind}
        label="Quem é?"
        hint={list === 'filho' ? 'Filho adotivo é filho.' : 'Em relação à pessoa que morreu.'}
        error={errorOf(ids.kind)}
      >
        {kinds.map((value) => (
          <option key={value} value={value}>
            {kindNames[value]}
          </option>
        ))}
      </SelectField>
      <Unfolded when={kind !== 'mae' && kind !== 'pai'}>
        <DateField
          id={ids.birth}
          label="Data de nascimento"
          hint="Exemplo: 2 8 2014."
          error={errorOf(ids.birth)}
        />
      </Unfolded>
      <Unfolded when={asksEmancipation(values, ids.birth)}>
        <ChoiceField
          id={ids.emancipated}
          label="Foi emancipado ou emancipada, ou casou, até a morte?"
          hint="Emancipar é passar a valer como maior antes dos 18 anos, em cartório ou por juiz."
          error={errorOf(ids.emancipated)}
          choices={yesNoChoices}
        />
      </Unfolded>
      <Unfolded when={asksDependent}>
        <SelectField
          id={ids.dependent}
          name={ids.dependent}
          label="Dependia da pessoa para viver?"
          hint="O INSS pede provas: contas pagas, mesma casa, declaração de imposto."
          error={errorOf(ids.dependent)}
        >
          <option value="">Escolha</option>
          <option value="sim">Sim</option>
          <option value="nao">Não</option>
          <option value="nao-sei">Não sei</option>
        </SelectField>
      </Unfolded>
      <div className={styles.more}>
        <SelectField
          id={ids.condition}
          name={ids.condition}
          label="Tem invalidez ou deficiência?"
          hint="Invalidez, ou deficiência intelectual, mental ou grave, já no dia da morte."
          error={errorOf(ids.condition)}
        >
          <option value="">Escolha</option>
          <option value="nao">Não</option>
          <option value="sim">Sim</option>
          <option value="nao-sei">Não sei</option>
        </SelectField>
      </div>
      <button type="button" className={frame.quiet} onClick={onRemove}>
        Tirar da lista<span className="visually-hidden">: {title}</span>
      </button>
    </fieldset>
  );
};
