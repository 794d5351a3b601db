import { useState } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import styles from './tool.module.css';

/** A line to keep: shown, and copied at a tap where the browser can. */
export const CopyLine = ({ text, label }: { text: string; label: string }) => {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copiado.');
    } catch {
      setOutcome('Não deu para copiar. Selecione o texto acima e copie.');
    }
  };
  return (
    <div className={styles.copy}>
      <p className={styles.sheet}>{text}</p>
      <p data-not-printed>
        <ActButton onClick={copy}>{label}</ActButton> <span role="status">{outcome}</span>
      </p>
    </div>
  );
};
