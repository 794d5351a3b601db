import { type ReactNode, useRef } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { TextAreaField } from './Field.tsx';
import styles from './pasted-text.module.css';

interface Props {
  id: string;
  label: string;
  hint: string;
  /** On the button. */
  action: string;
  onText: (text: string) => void;
  /** What was found: its heading, which takes the focus, and what follows. */
  answer: { title: string; text: ReactNode; className?: string | undefined } | undefined;
}

/** A text that the device itself looks at, and what it finds: nothing is sent. */
export const PastedText = ({ id, label, hint, action, onText, answer }: Props) => {
  const text = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <form
      className={styles.pasted}
      // Sent before the script has taken over, a plain form would put the text in the address.
      method="dialog"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onText(text.current?.value ?? '');
        requestAnimationFrame(() => heading.current?.focus());
      }}
    >
      <TextAreaField ref={text} id={id} label={label} hint={hint} rows={3} autoComplete="off" />
      <p>
        <ActButton type="submit">{action}</ActButton>
      </p>
      {answer && (
        <div className={`${styles.answer} ${answer.className ?? ''}`}>
          <h3 ref={heading} tabIndex={-1}>
            {answer.title}
          </h3>
          {answer.text}
        </div>
      )}
    </form>
  );
};
