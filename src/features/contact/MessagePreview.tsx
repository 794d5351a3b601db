import { useEffect, useRef, useState } from 'react';
import styles from './contact.module.css';
import { formatCount, someLetters } from './validate.ts';

/** How long typing must rest before the count is announced, in milliseconds. */
const pause = 1500;

/** The text after a pause, once it has changed: a screen reader is not interrupted at each letter. */
function useSettled(text: string): string {
  const first = useRef(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === first.current) return;
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface Props {
  /** Undefined until the form is live. */
  message: string | undefined;
  letters: number;
  /** How many more fit; below 0, how many too many. */
  left: number;
}

/** The message, word for word, and how many letters are left. */
export const MessagePreview = ({ message, letters, left }: Props) => {
  const written = letters === 1 ? '1 letra' : `${formatCount(letters)} letras`;
  const count =
    left < 0
      ? `${written}: tire ${someLetters(-left)}.`
      : `${written}. ${left === 0 ? 'Não cabe mais nada' : `Ainda há espaço para ${someLetters(left)}`}.`;
  const settled = useSettled(count);
  return (
    <>
      <h3 id="previa">Sua mensagem, palavra por palavra</h3>
      {message === undefined ? (
        <p>
          Ela aparece aqui enquanto você escreve. Se não aparecer, só o texto de “Conte sua
          situação” vai: escreva nele o seu nome e para quem é.
        </p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long message scrolls, by keyboard too */}
          <section className={styles.sheet} aria-labelledby="previa" tabIndex={0} data-print-target>
            {message}
          </section>
          {/* Read out by the status below, after a pause. */}
          <p aria-hidden="true" className={left < 0 ? styles.excess : undefined}>
            {count}
          </p>
          <p className="visually-hidden" role="status">
            {settled}
          </p>
        </>
      )}
    </>
  );
};
