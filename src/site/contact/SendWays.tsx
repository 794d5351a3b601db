import { isMobile } from '#chat/ways.ts';
import styles from './send-ways.module.css';

/** A way of sending a message besides the chat. */
export type Way = 'email' | 'sms' | 'copy' | 'print';

const labels: Record<Way, string> = {
  email: 'Mandar por e-mail',
  sms: 'Mandar por SMS',
  copy: 'Copiar a mensagem',
  print: 'Imprimir',
};

interface Props {
  /** Digits of the chat number: SMS goes there, where it is a mobile phone. */
  number: string;
  heading: 'h3' | 'h4';
  onSend: (way: Way) => void;
}

/** For who has no WhatsApp: the same message by other ways. */
export const SendWays = ({ number, heading: Heading, onSend }: Props) => (
  <div className={styles.ways} data-not-printed>
    <Heading>Sem WhatsApp? A mesma mensagem vai por outro caminho</Heading>
    <p>
      {(Object.keys(labels) as Way[])
        .filter((way) => way !== 'sms' || isMobile(number))
        .map((way) => (
          <button key={way} type="button" data-way={way} onClick={() => onSend(way)}>
            {labels[way]}
          </button>
        ))}
    </p>
  </div>
);
