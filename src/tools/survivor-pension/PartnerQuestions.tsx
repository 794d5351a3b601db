import { ChoiceField } from '#components/form/ChoiceField.tsx';
import { DateField } from '#components/form/DateField.tsx';
import type { Asked } from '../frame/asked.ts';
import { YesNoField } from '../frame/YesNoField.tsx';
import { Reveal } from '../questions/Reveal.tsx';
import { field } from './fields.ts';

interface Props {
  isUniaoEstavel: boolean;
  control: Asked['control'];
}

/** What decides until when the husband, wife or partner shares the pension. */
export const PartnerQuestions = ({ isUniaoEstavel, control }: Props) => (
  <>
    <DateField
      {...control(field.partnerBirth)}
      label="Data de nascimento de quem ficou"
      hint="Do marido, da esposa ou do companheiro. A idade no dia da morte muda a duração. Exemplo: 5 2 1980."
    />
    <YesNoField
      {...control(field.union)}
      label="No dia da morte, a união tinha 2 anos ou mais?"
      hint="A união estável antes do casamento também conta."
    />
    <Reveal when={isUniaoEstavel}>
      <ChoiceField
        {...control(field.unionProof)}
        label="Há documento da união, dos 24 meses antes da morte?"
        hint="Conta conjunta, mesmo endereço, plano de saúde, seguro ou imposto de renda, por exemplo."
        choices={[
          { value: 'sim', label: 'Sim' },
          { value: 'nao-sei', label: 'Ainda não, ou não sei' },
        ]}
      />
    </Reveal>
    <ChoiceField
      {...control(field.partnerCondition)}
      label="Quem ficou tem invalidez ou deficiência?"
      hint="No dia da morte. Isso pode mudar a porcentagem e a duração."
      choices={[
        { value: 'nao', label: 'Não' },
        { value: 'grave', label: 'Invalidez, ou deficiência intelectual, mental ou grave' },
        { value: 'outra', label: 'Outra deficiência' },
        { value: 'nao-sei', label: 'Não sei' },
      ]}
    />
    <YesNoField
      {...control(field.contributions)}
      label="A pessoa que morreu fez 18 contribuições ou mais?"
      hint="Cada mês pago ou descontado conta uma. O extrato CNIS, no Meu INSS, mostra todas."
    />
    <YesNoField
      {...control(field.accident)}
      label="A morte foi por acidente ou por doença do trabalho?"
      hint="Vale acidente de qualquer tipo, também fora do trabalho."
    />
  </>
);
