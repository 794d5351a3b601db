import { useEffect, useRef, useState } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import styles from './contact.module.css';

interface Props {
  message: string;
  readableNumber: string;
  phone: string;
  phoneHref: string;
  attempt: number;
}

/** What to do when the chat did not open: the number, the message to copy, the phone. */
export const SentPanel = ({ message, readableNumber, phone, phoneHref, attempt }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sending moves the focus again
  useEffect(() => {
    heading.current?.focus();
  }, [attempt]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  };

  return (
    <div className={styles.sent}>
      <h3 ref={heading} tabIndex={-1}>
        O WhatsApp não abriu?
      </h3>
      <p>
        Copie a mensagem e mande para <b className="nowrap">{readableNumber}</b>.
      </p>
      <p>
        <ActButton onClick={copy}>Copiar a mensagem</ActButton>
      </p>
      <p role="status">
        {copied === 'yes' && 'Mensagem copiada.'}
        {copied === 'no' && 'Não deu para copiar. Selecione o texto acima e copie com o dedo.'}
      </p>
      <p>
        Ou ligue para <a href={phoneHref}>{phone}</a>.
      </p>
    </div>
  );
};
