import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { TextAreaField } from '#components/form/Field.tsx';
import styles from './ways-in.module.css';

interface Props {
  id: string;
  label: string;
  hint: string;
  /** What was typed, while a file that is read has taken the place of this. */
  typed: RefObject<string>;
  onText: (text: string) => void;
}

/** A paper's text, copied from wherever it is open. */
export const PasteText = ({ typed, onText, ...field }: Props) => {
  const text = useRef<HTMLTextAreaElement>(null);
  // As this goes: what was written before the program had come told nobody of a change.
  useLayoutEffect(() => {
    const area = text.current;
    return () => {
      typed.current = area?.value ?? '';
    };
  }, [typed]);
  return (
    <form
      // Sent before the script has taken over, a plain form would put the text in the address.
      method="dialog"
      className={styles.paste}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onText(text.current?.value ?? '');
      }}
    >
      <TextAreaField
        ref={text}
        {...field}
        rows={3}
        autoComplete="off"
        defaultValue={typed.current}
      />
      <p>
        <ActButton type="submit">Ler o texto</ActButton>
      </p>
    </form>
  );
};
