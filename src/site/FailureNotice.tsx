import { useEffect, useRef } from 'react';
import { chatLink } from '#chat/link.ts';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { TalkLink } from '#components/buttons/TalkButton.tsx';
import { PhoneNumber } from '#components/phone-number/PhoneNumber.tsx';
import { phoneLink } from './chat.ts';
import type { PracticeContact } from './contact/practice-contact.ts';
import styles from './failure-notice.module.css';

interface Props extends PracticeContact {
  /** Tries the part again; without it the whole page is loaded anew. */
  onRetry?: () => void;
  /** It did not come: nothing failed while it was drawn. */
  isLost?: boolean;
}

/** Stands where a part of the page did not come, or failed while it was drawn in the browser. */
export const FailureNotice = ({ number, phone, onRetry, isLost = false }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const isPart = onRetry !== undefined;
  useEffect(() => {
    // What had the focus is gone.
    if (isPart) box.current?.focus();
  }, [isPart]);
  return (
    <div className={styles.notice} role="alert" ref={box} tabIndex={isPart ? -1 : undefined}>
      <h3>{isPart ? 'O resultado não apareceu' : 'Esta parte da página falhou'}</h3>
      <p>
        {isPart ? 'O que você respondeu continua aqui.' : 'O resto da página continua funcionando.'}
      </p>
      <p>
        <ActButton onClick={onRetry ?? (() => location.reload())}>
          {isPart ? 'Tentar de novo' : 'Carregar de novo'}
        </ActButton>
      </p>
      {phone && (
        <>
          <p>
            Se preferir, ligue para{' '}
            <a href={phoneLink(phone)}>
              <PhoneNumber>{phone}</PhoneNumber>
            </a>{' '}
            ou escreva:
          </p>
          <TalkLink href={chatLink(number, 'Olá! O site falhou e prefiro conversar por aqui.')}>
            Conversar pelo WhatsApp
          </TalkLink>
        </>
      )}
      {!isLost && (
        <p>
          <small lang="en">Unexpected Application Error!</small>
        </p>
      )}
    </div>
  );
};
