import { CheckField } from '#components/form/CheckField.tsx';
import { ChoiceField } from '#components/form/ChoiceField.tsx';
import { DateField } from '#components/form/DateField.tsx';
import { TextField } from '#components/form/Field.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { NumbersField } from './NumbersField.tsx';
import { type AnyList, type AnyQuestion, choicesOf, unknownBox } from './question.ts';

interface Props {
  question: Exclude<AnyQuestion, AnyList>;
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
}

/** The controls of one question, as its kind draws them. */
export const QuestionField = ({ question, ...field }: Props) => {
  const { id, label, hint } = field;
  switch (question.kind) {
    case 'choice':
    case 'yesNo': {
      const choices = choicesOf(question);
      if (!question.isFolded) return <ChoiceField {...field} choices={choices} />;
      const initial = question.kind === 'choice' ? question.initial : undefined;
      return <ChoiceSelect {...field} choices={choices} defaultValue={initial} />;
    }
    case 'date':
      return <DateField {...field} autoComplete={question.autoComplete} />;
    case 'duration':
      return (
        <NumbersField
          {...field}
          hint={`${hint} Os dias são opcionais.`}
          parts={[
            { name: `${id}-anos`, label: 'Anos', digits: 'two' },
            { name: `${id}-meses`, label: 'Meses', digits: 'two' },
            { name: `${id}-dias`, label: 'Dias', digits: 'two' },
          ]}
        />
      );
    case 'months':
      return (
        <NumbersField {...field} parts={[{ name: id, label: question.part, digits: 'four' }]} />
      );
    case 'money':
      return (
        <div>
          <TextField {...field} name={id} inputMode="decimal" autoComplete="off" />
          {question.missing !== undefined && (
            <CheckField
              id={unknownBox(id)}
              name={unknownBox(id)}
              label="Não sei o valor"
              aria-label={`Não sei o valor: ${label}`}
            />
          )}
        </div>
      );
  }
};
