import { useEffect, useRef } from 'react';
import { readerSize } from '#reading/pdf/reader-size.ts';
import styles from './ways-in.module.css';

/** The PDF, from the device's own list of files; one that was chosen while the program came is read too. */
export const ChooseFile = ({ onFile }: { onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const file = input.current?.files?.[0];
    if (!file || !input.current) return;
    onFile(file);
    // The same file may be chosen again.
    input.current.value = '';
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there before
  useEffect(take, []);
  return (
    <div>
      <label className={styles.choose}>
        <input
          ref={input}
          id="extrato-pdf"
          type="file"
          accept="application/pdf,.pdf"
          className="visually-hidden"
          aria-describedby="extrato-pdf-dica"
          onChange={take}
        />
        Escolher o PDF
      </label>
      <p id="extrato-pdf-dica" className={styles.hint}>
        Na primeira vez, vem o leitor de PDF: {readerSize} kB, como uma foto. O arquivo não sai do
        aparelho, e a página não guarda nada.
      </p>
    </div>
  );
};
