import { useState } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';

/** Copies a text at a tap where the browser can, and says what became of it. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copiado.');
    } catch {
      setOutcome('Não deu para copiar. Selecione o texto acima e copie com o dedo.');
    }
  };
  return (
    <>
      <ActButton onClick={copy}>{label}</ActButton> <span role="status">{outcome}</span>
    </>
  );
};
