import { Handset } from '#components/buttons/Handset.tsx';
import { phoneLink } from '../chat.ts';
import styles from './header.module.css';

/** The telephone beside the chat, as a sign: for who does not write. */
export const CallLink = ({ phone }: { phone: string }) => (
  <a className={styles.call} href={phoneLink(phone)}>
    <Handset />
    <span className="visually-hidden">{`Ligar para ${phone}`}</span>
  </a>
);
