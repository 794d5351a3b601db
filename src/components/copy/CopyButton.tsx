import { useState } from 'react';
import { ActButton } from '../buttons/ActButton.tsx';
import { copyText } from './copy-text.ts';

/** Copies a text at a tap where the browser can, and says what became of it. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const [outcome, setOutcome] = useState('');
  const copy = async () => setOutcome(await copyText(text, 'o texto acima'));
  return (
    <>
      <ActButton onClick={copy}>{label}</ActButton> <span role="status">{outcome}</span>
    </>
  );
};
