import { useEffect } from 'react';
import { ChoiceField } from '#components/form/ChoiceField.tsx';
import { isForOtherInTab, keepForWhom } from './for-whom.ts';

interface Props {
  id: string;
  isForOther: boolean;
  onChange: (isForOther: boolean) => void;
  /** What to mind when writing for somebody else. */
  note: string;
}

/** Id of the second choice. */
export const forOtherId = (id: string): string => `${id}-outra`;

/**
 * "Para quem é?": the writer's own case or somebody else's; it changes the words of the message.
 * What was answered on another page of this tab holds here too.
 */
export const ForWhomField = ({ id, isForOther, onChange, note }: Props) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes into being
  useEffect(() => {
    const other = document.getElementById(forOtherId(id));
    if (!(other instanceof HTMLInputElement)) return;
    // Chosen before React was there.
    if (other.checked) keepForWhom(other.value);
    // Set from outside, it would leave React with the other choice, and deaf to its next press.
    if (other.checked) onChange(true);
    else if (isForOtherInTab()) other.click();
  }, []);
  return (
    <div>
      <ChoiceField
        id={id}
        label="Para quem é?"
        defaultValue="mim"
        choices={[
          { value: 'mim', label: 'Para mim' },
          { value: 'outra', label: 'Para outra pessoa' },
        ]}
        onChange={(value) => {
          keepForWhom(value);
          onChange(value === 'outra');
        }}
      />
      <p role="status">{isForOther && note}</p>
    </div>
  );
};
