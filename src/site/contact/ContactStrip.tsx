import type { ReactNode } from 'react';
import { TalkButton } from '#components/buttons/TalkButton.tsx';
import { PhoneNumber } from '#components/phone-number/PhoneNumber.tsx';
import type { Practice } from '#texts/schema/practice.ts';
import { phoneLink, practiceChat } from '../chat.ts';
import { spokenHours } from '../hours.ts';
import { answersWithinWords } from './AnswersWithin.tsx';
import styles from './contact-strip.module.css';
import { ScamWarning } from './ScamWarning.tsx';

interface Props {
  practice: Practice;
  title: string;
  /** What to tell, in one or two sentences. */
  invite: ReactNode;
  label: string;
  message: string;
}

/** The way to a person: one chat button with its own text, a phone, the warning of scams. */
export const ContactStrip = ({ practice, title, invite, label, message }: Props) => {
  const within = answersWithinWords(practice);
  return (
    <section className={styles.strip} aria-labelledby="conversar" data-not-printed>
      <div className={`desk ${styles.desk}`}>
        <h2 id="conversar">{title}</h2>
        <p>{invite}</p>
        <p className={styles.action}>
          <TalkButton href={practiceChat(practice, message)}>{label}</TalkButton>
        </p>
        <p className={styles.phone}>
          {within && `${within}. `}Sem WhatsApp? Ligue para{' '}
          <a href={phoneLink(practice.phone)}>
            <PhoneNumber>{practice.phone}</PhoneNumber>
          </a>
          , {spokenHours(practice)}, ou escreva para{' '}
          <a href={`mailto:${practice.email}`}>{practice.email}</a>. Escrever não interrompe prazo.
        </p>
      </div>
      <ScamWarning practice={practice} />
    </section>
  );
};
