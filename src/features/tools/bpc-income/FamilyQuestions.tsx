import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { yesNo } from './choices.ts';
import type { ErrorOf } from './error-of.ts';
import { bolsaFamiliaAmount, bolsaFamiliaField, healthField } from './field-names.ts';
import styles from './household.module.css';
import { MoneyField } from './MoneyField.tsx';
import { Reveal } from './Reveal.tsx';
import { useChosen } from './use-chosen.ts';

/** What belongs to the family as a whole. */
export const FamilyQuestions = ({ errorOf }: { errorOf: ErrorOf }) => {
  const [bolsaFamilia, setBolsaFamilia] = useChosen(bolsaFamiliaField);
  return (
    <div className={styles.part}>
      <h3>3. Bolsa Família e saúde</h3>
      <ChoiceField
        id={bolsaFamiliaField}
        label="A família recebe Bolsa Família?"
        hint="A conta sai dos dois jeitos: com ele e sem ele."
        choices={yesNo}
        error={errorOf(bolsaFamiliaField)}
        onChange={setBolsaFamilia}
      />
      <Reveal when={bolsaFamilia === 'sim'}>
        <MoneyField
          id={bolsaFamiliaAmount}
          label="Quanto a família recebe de Bolsa Família por mês?"
          hint="O valor de toda a família. Exemplo: 600,00."
          error={errorOf(bolsaFamiliaAmount)}
        />
      </Reveal>
      <ChoiceField
        id={healthField}
        label="Há gastos com a sua saúde que o SUS não fornece?"
        hint="Remédio, fralda, consulta, comida especial. O valor não é preciso."
        choices={yesNo}
        error={errorOf(healthField)}
      />
    </div>
  );
};
