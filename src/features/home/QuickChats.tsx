import { TalkLink } from '#components/buttons/TalkButton.tsx';
import { List } from '#components/lists/List.tsx';
import { PhoneNumber } from '#components/phone-number/PhoneNumber.tsx';
import { phoneLink, practiceChat } from '#site/chat.ts';
import { answersWithinWords } from '#site/contact/AnswersWithin.tsx';
import fold from '#site/fold.module.css';
import { spokenHours } from '#site/hours.ts';
import type { HomeWords } from '#texts/schema/home.ts';
import type { Practice } from '#texts/schema/practice.ts';
import styles from './contact-section.module.css';
import { VisitUs } from './VisitUs.tsx';

interface Props {
  practice: Practice;
  chats: HomeWords['chats'];
}

/** Other ways in: ready texts, the phone, the door. */
export const QuickChats = ({ practice, chats }: Props) => (
  <div className={styles.ways}>
    {chats.length > 0 && (
      <details data-group data-not-printed open>
        <summary className={fold.fold}>
          <h3>Ou comece por aqui</h3>
        </summary>
        <List>
          {chats.map(({ label, message }) => (
            <li key={label}>
              <TalkLink href={practiceChat(practice, message)}>{label}</TalkLink>
            </li>
          ))}
        </List>
      </details>
    )}
    <details data-group open>
      <summary className={fold.fold}>
        <h3>Prefere falar?</h3>
      </summary>
      <p>
        Ligue para{' '}
        <a href={phoneLink(practice.phone)}>
          <PhoneNumber>{practice.phone}</PhoneNumber>
        </a>
        , {spokenHours(practice)}.
      </p>
      <p>
        Ou escreva para <a href={`mailto:${practice.email}`}>{practice.email}</a>.
      </p>
      {practice.answersWithin && <p>{`${answersWithinWords(practice)}.`}</p>}
    </details>
    <VisitUs {...practice} />
  </div>
);
