import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { applicantAges, purposes, yesNo } from './choices.ts';
import type { ErrorOf } from './error-of.ts';
import { applicantId, personFields, purposeField } from './field-names.ts';
import styles from './household.module.css';
import { IncomesQuestion } from './IncomesQuestion.tsx';
import { Reveal } from './Reveal.tsx';
import { useChosen } from './use-chosen.ts';

const fields = personFields(applicantId);

/** The questions about who asks for the BPC. */
export const ApplicantQuestions = ({ errorOf }: { errorOf: ErrorOf }) => {
  const [age, setAge] = useChosen(fields.age);
  return (
    <div className={styles.part}>
      <h3>1. Você, que pede o BPC</h3>
      <p>Se a conta é para outra pessoa, responda no lugar dela.</p>
      <ChoiceField
        id={purposeField}
        label="Para que é a conta?"
        hint="Uma das rendas muda conforme a resposta."
        choices={purposes}
        error={errorOf(purposeField)}
      />
      <ChoiceField
        id={fields.age}
        label="Qual é a sua idade?"
        hint="Conte os anos completos."
        choices={applicantAges}
        error={errorOf(fields.age)}
        onChange={setAge}
      />
      <Reveal when={age === 'under65'}>
        <ChoiceField
          id={fields.disability}
          label="Você tem deficiência?"
          hint="Física, mental, intelectual ou dos sentidos, com efeitos por 2 anos ou mais."
          choices={yesNo}
          error={errorOf(fields.disability)}
        />
      </Reveal>
      <IncomesQuestion
        person={applicantId}
        label="Você tem renda?"
        hint="Só a sua. Não conte o próprio BPC nem o Bolsa Família."
        errorOf={errorOf}
      />
    </div>
  );
};
