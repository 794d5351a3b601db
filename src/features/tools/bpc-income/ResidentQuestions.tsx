import { useState } from 'react';
import type { CivilStatus, Relationship } from '../../../../rules/bpc-income/answers.ts';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { SelectField } from '../../../components/form/Field.tsx';
import frame from '../frame/tool.module.css';
import { capitalised } from './capitalised.ts';
import { civilStatuses, residentAges, yesNo } from './choices.ts';
import type { ErrorOf } from './error-of.ts';
import { personFields, residentsField } from './field-names.ts';
import styles from './household.module.css';
import { IncomesQuestion } from './IncomesQuestion.tsx';
import { Reveal } from './Reveal.tsx';
import { personName, relationships, relationshipWords } from './relationship-words.ts';
import { mayCount, needsCivilStatus } from './what-to-ask.ts';

interface Props {
  id: string;
  position: number;
  errorOf: ErrorOf;
  /** @param name "Pessoa 1 (mãe)" */
  onRemove: (name: string) => void;
}

/** One person of the house. Only what the count needs of that person is asked. */
export const ResidentQuestions = ({ id, position, errorOf, onRemove }: Props) => {
  const fields = personFields(id);
  const [relationship, setRelationship] = useState<Relationship>();
  const [civilStatus, setCivilStatus] = useState<CivilStatus>();
  const name = personName(position, relationship);
  const asksCivilStatus = needsCivilStatus(relationship);
  const counts = relationship && mayCount(relationship, asksCivilStatus ? civilStatus : undefined);
  return (
    <fieldset className={styles.person}>
      <legend>{capitalised(name)}</legend>
      <input type="hidden" name={residentsField} value={id} />
      <SelectField
        id={fields.relationship}
        name={fields.relationship}
        label="O que esta pessoa é de quem pede o BPC?"
        hint="Por exemplo: filha de quem pede, mãe de quem pede."
        defaultValue=""
        error={errorOf(fields.relationship)}
        onChange={(event) =>
          setRelationship(relationships.find((known) => known === event.currentTarget.value))
        }
      >
        <option value="">Escolha</option>
        {relationships.map((value) => (
          <option key={value} value={value}>
            {relationshipWords[value].option}
          </option>
        ))}
      </SelectField>
      <Reveal when={asksCivilStatus}>
        <ChoiceField
          id={fields.civilStatus}
          label="Qual é o estado civil desta pessoa?"
          hint="Solteiro é quem nunca se casou e não vive em união estável."
          choices={civilStatuses}
          error={errorOf(fields.civilStatus)}
          onChange={(value) =>
            setCivilStatus(value === 'nao-sei' ? undefined : (value as CivilStatus))
          }
        />
      </Reveal>
      <p role="status" className={styles.aside}>
        {counts === false &&
          'Pela lista da lei, esta pessoa não entra na conta, nem a renda dela. Pode seguir.'}
      </p>
      <Reveal when={counts === true} className={styles.stack}>
        <IncomesQuestion
          person={id}
          of={`da ${name}`}
          label="Esta pessoa tem renda?"
          hint="Salário, bico, aposentadoria, pensão, BPC, aluguel."
          errorOf={errorOf}
          ageAndDisability={
            <>
              <ChoiceField
                id={fields.age}
                label="Qual é a idade desta pessoa?"
                hint="A lei olha a idade de quem recebe benefício do INSS."
                choices={residentAges}
                error={errorOf(fields.age)}
              />
              <ChoiceField
                id={fields.disability}
                label="Esta pessoa tem deficiência?"
                hint="Física, mental, intelectual ou dos sentidos, com efeitos por 2 anos ou mais."
                choices={yesNo}
                error={errorOf(fields.disability)}
              />
            </>
          }
        />
      </Reveal>
      <p>
        <button type="button" className={frame.quiet} onClick={() => onRemove(capitalised(name))}>
          Tirar a {name}
        </button>
      </p>
    </fieldset>
  );
};
