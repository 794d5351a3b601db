import { useId, useRef, useState } from 'react';
import { opening } from '#chat/for-whom.ts';
import { chatLink } from '#chat/link.ts';
import { TalkButton } from '#components/buttons/TalkButton.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { TextField } from '#components/form/Field.tsx';
import { ForWhomField } from '#site/contact/ForWhomField.tsx';
import { benefitField, personField } from '#site/contact/optional-fields.ts';
import type { PracticeContact } from '#site/contact/practice-contact.ts';
import { SendWays } from '#site/contact/SendWays.tsx';
import { sendBy } from '#site/contact/send-by.ts';
import styles from './talk.module.css';

/** A line of the message to the practice. */
export interface ChatLine {
  id: string;
  text: string;
  /** The same in the words for somebody else's case, where they differ. */
  forOther?: string;
  /** Health or income: left out unless the visitor ticks it. */
  isSensitive?: boolean;
}

export interface Message {
  /** What it is about: always sent, right after the greeting. */
  subject: string;
  lines: readonly ChatLine[];
  /** The benefit, where the message leaves it open: as far as it is known, to be put right. */
  benefit?: string;
}

interface Props extends Message {
  contact: PracticeContact;
}

const labelled = (label: string, value: string | undefined) =>
  value?.trim() && `${label}: ${value.trim()}`;

/** "Levar para a conversa": the exact text, any line removable, and only then the chat or another way. */
export const TakeToChat = ({ contact, subject, lines, ...known }: Props) => {
  const id = useId();
  const sheet = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const [isForOther, setForOther] = useState(false);
  const [benefit, setBenefit] = useState(known.benefit);
  const [person, setPerson] = useState('');
  const [changed, setChanged] = useState<Record<string, boolean>>({});
  const isIn = (line: ChatLine) => changed[line.id] ?? !line.isSensitive;
  const wordsOf = ({ text, forOther = text }: ChatLine) => (isForOther ? forOther : text);
  const message = [
    opening(contact.greeting, isForOther),
    labelled('Assunto', subject),
    labelled('Benefício', benefit),
    ...lines.filter(isIn).map(wordsOf),
    isForOther && labelled('Para', person),
  ]
    .filter(Boolean)
    .join('\n')
    // No-break spaces are for the page.
    .replaceAll('\u00a0', ' ');
  return (
    <div className={`desk ${styles.chat}`}>
      <ForWhomField
        id={`${id}-para-quem`}
        isForOther={isForOther}
        onChange={setForOther}
        note="Confira se as respostas são do caso dela. Se puder, peça licença à pessoa antes de contar saúde ou renda."
      />
      {isForOther && (
        <TextField
          id={`${id}-pessoa`}
          {...personField}
          value={person}
          onChange={(event) => setPerson(event.currentTarget.value)}
        />
      )}
      {benefit !== undefined && (
        <TextField
          id={`${id}-beneficio`}
          {...benefitField}
          value={benefit}
          onChange={(event) => setBenefit(event.currentTarget.value)}
        />
      )}
      <p>
        Escolha o que vai na mensagem. Saúde e renda só vão se você marcar. Nada sai do aparelho
        antes de você tocar no botão.
      </p>
      <div>
        {lines.map((line) => (
          <CheckField
            key={line.id}
            id={`${id}-${line.id}`}
            label={wordsOf(line)}
            checked={isIn(line)}
            onChange={(event) => setChanged({ ...changed, [line.id]: event.currentTarget.checked })}
          />
        ))}
      </div>
      <h4>A mensagem, palavra por palavra</h4>
      <p ref={sheet} className={styles.sheet}>
        {message}
      </p>
      <p>
        <TalkButton href={chatLink(contact.number, message)}>Abrir a conversa</TalkButton>
      </p>
      <SendWays
        number={contact.number}
        heading="h4"
        onSend={async (way) =>
          setSaid(
            await sendBy(way, { message, subject: document.title, contact, sheet: sheet.current }),
          )
        }
      />
      <p role="status">{said}</p>
    </div>
  );
};
