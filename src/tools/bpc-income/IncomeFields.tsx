import type { Asked } from '../frame/asked.ts';
import frame from '../frame/tool.module.css';
import { ChoiceSelect } from '../questions/ChoiceSelect.tsx';
import { notKnown } from './choices.ts';
import { incomeFields, personFields } from './field-names.ts';
import { incomeKinds, incomeWords } from './income-words.ts';
import { MoneyField } from './MoneyField.tsx';

interface Props {
  person: string;
  /** "da pessoa 1 (mãe)"; absent for the applicant. */
  of?: string | undefined;
  id: string;
  position: number;
  control: Asked['control'];
  /** Absent for the only income. */
  onRemove?: (() => void) | undefined;
}

const kindChoices = [
  ...incomeKinds.map((value) => ({ value, label: incomeWords[value].option })),
  { value: notKnown, label: 'Não sei que renda é' },
];

/** One income: what it is, and how much a month. */
export const IncomeFields = ({ person, of, id, position, control, onRemove }: Props) => {
  const { kind, amount } = incomeFields(id);
  return (
    <div className={frame.stack}>
      <input type="hidden" name={personFields(person).incomes} value={id} />
      <ChoiceSelect
        {...control(kind)}
        label={`Renda ${position}: que renda é?`}
        hint="O Bolsa Família vem depois, em outra pergunta."
        choices={kindChoices}
      />
      <MoneyField
        {...control(amount)}
        label={`Renda ${position}: quanto por mês?`}
        hint="Em reais, sem tirar os descontos. Exemplo: 1.621,00."
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
