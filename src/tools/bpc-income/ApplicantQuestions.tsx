import { ChoiceField } from '#components/form/ChoiceField.tsx';
import type { Asked } from '../frame/asked.ts';
import { YesNoField } from '../frame/YesNoField.tsx';
import { Reveal } from '../questions/Reveal.tsx';
import { applicantAges, purposes } from './choices.ts';
import { applicantId, personFields, purposeField } from './field-names.ts';
import { IncomesQuestion } from './IncomesQuestion.tsx';

const fields = personFields(applicantId);

/** The questions about who asks for the BPC. */
export const ApplicantQuestions = ({ values, control }: Asked) => (
  <>
    <h3>1. Você, que pede o BPC</h3>
    <p>Se a conta é para outra pessoa, responda no lugar dela.</p>
    <ChoiceField
      {...control(purposeField)}
      label="Para que é a conta?"
      hint="Uma das rendas muda conforme a resposta."
      choices={purposes}
    />
    <ChoiceField
      {...control(fields.age)}
      label="Qual é a sua idade?"
      hint="Conte os anos completos."
      choices={applicantAges}
    />
    <Reveal when={values[fields.age] === 'under65'}>
      <YesNoField
        {...control(fields.disability)}
        label="Você tem deficiência?"
        hint="Física, mental, intelectual ou dos sentidos, com efeitos por 2 anos ou mais."
      />
    </Reveal>
    <IncomesQuestion
      person={applicantId}
      label="Você tem renda?"
      hint="Só a sua. Não conte o próprio BPC nem o Bolsa Família."
      values={values}
      control={control}
    />
  </>
);
