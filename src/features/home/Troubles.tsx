import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { TalkLink } from '#components/buttons/TalkButton.tsx';
import { List } from '#components/lists/List.tsx';
import type { Practice } from '#content/schema/practice.ts';
import { practiceChat } from '#site/chat.ts';
import { ScamWarning } from '#site/contact/ScamWarning.tsx';
import styles from './troubles.module.css';
import { troubles } from './troubles.ts';

/** What is going wrong: each trouble leads to the page that helps and to a chat with its own text. */
export const Troubles = ({ practice }: { practice: Practice }) => (
  <section className={styles.band} aria-labelledby="titulo-situacao">
    <div className="wrap">
      <h2 id="titulo-situacao">O que está acontecendo com o seu pedido?</h2>
      <List className={styles.list}>
        {troubles.map(({ title, text, read, talk }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <div>
              <ReadLink href={read.href}>{read.label}</ReadLink>
              <TalkLink href={practiceChat(practice, talk.message)}>{talk.label}</TalkLink>
            </div>
          </li>
        ))}
      </List>
      <ScamWarning practice={practice} />
    </div>
  </section>
);
