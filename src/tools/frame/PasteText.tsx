import { useRef } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { TextAreaField } from '#components/form/Field.tsx';

interface Props {
  id: string;
  label: string;
  hint: string;
  onText: (text: string) => void;
}

/** A paper's text, copied from wherever it is open. */
export const PasteText = ({ onText, ...field }: Props) => {
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <form
      // Sent before the script has taken over, a plain form would put the text in the address.
      method="dialog"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onText(text.current?.value ?? '');
      }}
    >
      <TextAreaField ref={text} {...field} rows={3} autoComplete="off" />
      <p>
        <ActButton type="submit">Ler o texto</ActButton>
      </p>
    </form>
  );
};
