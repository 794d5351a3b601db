import { ChoiceField } from '#components/form/ChoiceField.tsx';
import { DateField } from '#components/form/DateField.tsx';
import type { Asked } from '../frame/asked.ts';
import { Reveal } from '../frame/Reveal.tsx';
import { asksFor, fields } from './fields.ts';
import { NumbersField } from './NumbersField.tsx';
import { TimeField } from './TimeField.tsx';

/** The questions; some appear only when an earlier answer calls for them. */
export const RetirementQuestions = ({ values, control }: Asked) => {
  const asked = asksFor(values);
  const field = (name: keyof typeof fields) => control(fields[name]);
  return (
    <>
      <ChoiceField
        {...field('sex')}
        label="Sexo, como a lei usa"
        hint="A lei usa hoje só estas duas palavras."
        choices={[
          { value: 'mulher', label: 'Mulher' },
          { value: 'homem', label: 'Homem' },
        ]}
      />
      <DateField
        {...field('birth')}
        label="Em que dia você nasceu?"
        hint="Está no RG e no CPF. Exemplo: 15 3 1965."
        autoComplete="bday"
      />
      <ChoiceField
        {...field('insured')}
        label="Quando você entrou no INSS?"
        hint="Vale o primeiro emprego com carteira ou a primeira contribuição. Está no extrato (CNIS)."
        choices={[
          { value: 'ate', label: 'Até 13/11/2019' },
          { value: 'depois', label: 'Depois de 13/11/2019' },
          { value: 'nao-sei', label: 'Não sei' },
        ]}
      />
      <TimeField
        {...field('time')}
        label="Quanto tempo de contribuição você tem hoje?"
        hint="No Meu INSS, “Simular Aposentadoria” mostra o total."
      />
      <Reveal when={asked.timeAtReform}>
        <TimeField
          {...field('timeAtReform')}
          label="Quanto tempo de contribuição você tinha em 13/11/2019?"
          hint="Some os períodos do extrato (CNIS) até esse dia. Nunca parou desde então? Tire do tempo de hoje os anos que passaram."
        />
      </Reveal>
      <NumbersField
        {...field('carencia')}
        label="Quantos meses de carência você tem?"
        hint="Carência é o número de contribuições mensais que valem. Conte no extrato (CNIS) os meses pagos em dia."
        parts={[{ name: fields.carencia, label: 'Meses de carência', digits: 'four' }]}
      />
      <ChoiceField
        {...field('teacher')}
        label="Você deu aula na educação básica?"
        hint="É a educação infantil, o ensino fundamental e o ensino médio."
        choices={[
          { value: 'sim', label: 'Sim' },
          { value: 'nao', label: 'Não' },
        ]}
      />
      <Reveal when={asked.teaching}>
        <TimeField
          {...field('teaching')}
          label="Quanto desse tempo, até hoje, foi só no magistério?"
          hint="Some no extrato (CNIS) os empregos na educação básica."
        />
      </Reveal>
      <Reveal when={asked.teachingAtReform}>
        <TimeField
          {...field('teachingAtReform')}
          label="Quanto tempo de magistério você tinha em 13/11/2019?"
          hint="Some no extrato (CNIS) os empregos na educação básica até esse dia."
        />
      </Reveal>
      <ChoiceField
        {...field('disability')}
        label="Você tem alguma deficiência?"
        hint="Quem avalia o grau é o INSS. Se já foi avaliado, o grau está em “Consultar Pedidos”, no Meu INSS."
        choices={[
          { value: 'nao', label: 'Nenhuma' },
          { value: 'leve', label: 'Leve' },
          { value: 'moderada', label: 'Moderada' },
          { value: 'grave', label: 'Grave' },
          { value: 'sem-grau', label: 'Tenho, mas não sei o grau' },
          { value: 'nao-sei', label: 'Não sei' },
        ]}
      />
      <Reveal when={asked.disabilityTime}>
        <TimeField
          {...field('disabilityTime')}
          label="Quanto tempo você contribuiu já com a deficiência?"
          hint="Some no extrato (CNIS) os períodos a partir do começo da deficiência."
        />
      </Reveal>
    </>
  );
};
