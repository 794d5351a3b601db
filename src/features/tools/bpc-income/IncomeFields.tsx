import { SelectField } from '../../../components/form/Field.tsx';
import frame from '../frame/tool.module.css';
import { notKnown } from './choices.ts';
import type { ErrorOf } from './error-of.ts';
import { incomeFields, personFields } from './field-names.ts';
import styles from './household.module.css';
import { incomeKinds, incomeWords } from './income-words.ts';
import { MoneyField } from './MoneyField.tsx';

interface Props {
  person: string;
  /** "da pessoa 1 (mãe)"; absent for the applicant. */
  of?: string | undefined;
  id: string;
  position: number;
  errorOf: ErrorOf;
  onKind: (kind: string) => void;
  /** Absent for the only income. */
  onRemove?: (() => void) | undefined;
}

/** One income: what it is, and how much a month. */
export const IncomeFields = ({ person, of, id, position, errorOf, onKind, onRemove }: Props) => {
  const { kind, amount } = incomeFields(id);
  return (
    <div className={styles.income}>
      <input type="hidden" name={personFields(person).incomes} value={id} />
      <SelectField
        id={kind}
        name={kind}
        label={`Renda ${position}: que renda é?`}
        hint="O Bolsa Família vem depois, em outra pergunta."
        defaultValue=""
        error={errorOf(kind)}
        onChange={(event) => onKind(event.currentTarget.value)}
      >
        <option value="">Escolha</option>
        {incomeKinds.map((value) => (
          <option key={value} value={value}>
            {incomeWords[value].option}
          </option>
        ))}
        <option value={notKnown}>Não sei que renda é</option>
      </SelectField>
      <MoneyField
        id={amount}
        label={`Renda ${position}: quanto por mês?`}
        hint="Em reais, sem tirar os descontos. Exemplo: 1.621,00."
        error={errorOf(amount)}
      />
      {onRemove && (
        <button type="button" className={frame.quiet} onClick={onRemove}>
          Tirar a renda {position}
          <span className="visually-hidden"> {of ?? 'de quem pede'}</span>
        </button>
      )}
    </div>
  );
};
