import { ChoiceField } from '#components/form/ChoiceField.tsx';

interface Props {
  id: string;
  isForOther: boolean;
  onChange: (isForOther: boolean) => void;
  /** What to mind when writing for somebody else. */
  note: string;
}

/** Id of the second choice. */
export const forOtherId = (id: string): string => `${id}-outra`;

/** "Para quem é?": the writer's own case or somebody else's; it changes the words of the message. */
export const ForWhomField = ({ id, isForOther, onChange, note }: Props) => (
  <div>
    <ChoiceField
      id={id}
      label="Para quem é?"
      defaultValue="mim"
      choices={[
        { value: 'mim', label: 'É para mim' },
        { value: 'outra', label: 'É para outra pessoa' },
      ]}
      onChange={(value) => onChange(value === 'outra')}
    />
    <p role="status">{isForOther && note}</p>
  </div>
);
