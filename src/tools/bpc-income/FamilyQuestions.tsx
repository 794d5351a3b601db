import type { Asked } from '../frame/asked.ts';
import { YesNoField } from '../frame/YesNoField.tsx';
import { Reveal } from '../questions/Reveal.tsx';
import { bolsaFamiliaAmount, bolsaFamiliaField, healthField } from './field-names.ts';
import { MoneyField } from './MoneyField.tsx';

/** What belongs to the family as a whole. */
export const FamilyQuestions = ({ values, control }: Asked) => (
  <>
    <h3>3. Bolsa Família e saúde</h3>
    <YesNoField
      {...control(bolsaFamiliaField)}
      label="A família recebe Bolsa Família?"
      hint="A conta sai dos dois jeitos: com ele e sem ele."
    />
    <Reveal when={values[bolsaFamiliaField] === 'sim'}>
      <MoneyField
        {...control(bolsaFamiliaAmount)}
        label="Quanto a família recebe de Bolsa Família por mês?"
        hint="O valor de toda a família. Exemplo: 600,00."
      />
    </Reveal>
    <YesNoField
      {...control(healthField)}
      label="Há gastos com a sua saúde que o SUS não fornece?"
      hint="Remédio, fralda, consulta, comida especial. O valor não é preciso."
    />
  </>
);
