import { chatLink } from '#chat/link.ts';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { TalkLink } from '#components/buttons/TalkButton.tsx';
import styles from './failure-notice.module.css';

interface Props {
  number: string;
  phone: string;
  phoneHref: string;
}

/** Stands where a part of the page failed while it was drawn in the browser. */
export const FailureNotice = ({ number, phone, phoneHref }: Props) => (
  <div className={styles.notice} role="alert">
    <h3 lang="en">Unexpected Application Error!</h3>
    <p>Esta parte da página falhou. O resto continua funcionando.</p>
    <p>
      <ActButton onClick={() => location.reload()}>Carregar de novo</ActButton>
    </p>
    <p>
      Se preferir, ligue para <a href={phoneHref}>{phone}</a> ou escreva:
    </p>
    <TalkLink href={chatLink(number, 'Olá! O site falhou e prefiro conversar por aqui.')}>
      Conversar pelo WhatsApp
    </TalkLink>
  </div>
);
