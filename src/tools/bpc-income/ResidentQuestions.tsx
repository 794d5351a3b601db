import { ChoiceField } from '#components/form/ChoiceField.tsx';
import { capitalised } from '#words/phrases.ts';
import type { Asked } from '../frame/asked.ts';
import frame from '../frame/tool.module.css';
import { YesNoField } from '../frame/YesNoField.tsx';
import { ChoiceSelect } from '../questions/ChoiceSelect.tsx';
import { Reveal } from '../questions/Reveal.tsx';
import { civilStatuses, known, residentAges } from './choices.ts';
import { personFields, residentsField } from './field-names.ts';
import { IncomesQuestion } from './IncomesQuestion.tsx';
import { personName, relationships, relationshipWords } from './relationship-words.ts';
import { mayCount, needsCivilStatus } from './what-to-ask.ts';

interface Props extends Asked {
  id: string;
  position: number;
  /** @param name "Pessoa 1 (mãe)" */
  onRemove: (name: string) => void;
}

const relationshipChoices = relationships.map((value) => ({
  value,
  label: relationshipWords[value].option,
}));

const civilStatusOf = (value: string | undefined) =>
  known(civilStatuses.find((choice) => choice.value === value)?.value);

/** One person of the house. Only what the count needs of that person is asked. */
export const ResidentQuestions = ({ id, position, onRemove, values, control }: Props) => {
  const fields = personFields(id);
  const relationship = relationships.find((known) => known === values[fields.relationship]);
  const name = personName(position, relationship);
  const asksCivilStatus = needsCivilStatus(relationship);
  const counts =
    relationship &&
    mayCount(relationship, asksCivilStatus ? civilStatusOf(values[fields.civilStatus]) : undefined);
  return (
    <fieldset className={`${frame.stack} ${frame.person}`}>
      <legend>{capitalised(name)}</legend>
      <input type="hidden" name={residentsField} value={id} />
      <ChoiceSelect
        {...control(fields.relationship)}
        label="O que esta pessoa é de quem pede o BPC?"
        hint="Por exemplo: filha de quem pede, mãe de quem pede."
        choices={relationshipChoices}
      />
      <Reveal when={asksCivilStatus}>
        <ChoiceField
          {...control(fields.civilStatus)}
          label="Qual é o estado civil desta pessoa?"
          hint="Solteiro é quem nunca se casou e não vive em união estável."
          choices={civilStatuses}
        />
      </Reveal>
      <p role="status">
        {counts === false && (
          <b>Pela lista da lei, esta pessoa não entra na conta, nem a renda dela. Pode seguir.</b>
        )}
      </p>
      <Reveal when={counts === true}>
        <IncomesQuestion
          person={id}
          of={`da ${name}`}
          label="Esta pessoa tem renda?"
          hint="Salário, bico, aposentadoria, pensão, BPC, aluguel."
          values={values}
          control={control}
          ageAndDisability={
            <>
              <ChoiceField
                {...control(fields.age)}
                label="Qual é a idade desta pessoa?"
                hint="A lei olha a idade de quem recebe benefício do INSS."
                choices={residentAges}
              />
              <YesNoField
                {...control(fields.disability)}
                label="Esta pessoa tem deficiência?"
                hint="Física, mental, intelectual ou dos sentidos, com efeitos por 2 anos ou mais."
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
