import { useEffect, useRef } from 'react';
import { CopyButton } from '#components/copy/CopyButton.tsx';
import { PhoneNumber } from '#components/phone-number/PhoneNumber.tsx';
import { phoneLink, readableChatNumber } from '#site/chat.ts';
import { AnswersWithin } from '#site/contact/AnswersWithin.tsx';
import styles from './contact.module.css';

interface Props {
  message: string;
  /** Digits of the chat number, with country code. */
  number: string;
  phone: string;
  answersWithin: string | undefined;
  attempt: number;
}

/** What to do when the chat did not open: the number, the message to copy, the phone. */
export const SentPanel = (props: Props) => {
  const { message, number, phone, answersWithin, attempt } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sending moves the focus again
  useEffect(() => {
    heading.current?.focus();
  }, [attempt]);

  return (
    <div className={styles.sent}>
      <h3 ref={heading} tabIndex={-1}>
        O WhatsApp não abriu?
      </h3>
      <p>
        Copie a mensagem e mande para{' '}
        <b>
          <PhoneNumber>{readableChatNumber(number)}</PhoneNumber>
        </b>
        .
      </p>
      <p>
        <CopyButton text={message} label="Copiar a mensagem" />
      </p>
      <p>
        Ou ligue para{' '}
        <a href={phoneLink(phone)}>
          <PhoneNumber>{phone}</PhoneNumber>
        </a>
        .
      </p>
      <AnswersWithin answersWithin={answersWithin} />
    </div>
  );
};
