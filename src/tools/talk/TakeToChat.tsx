import { useId, useRef, useState } from 'react';
import { opening } from '#chat/for-whom.ts';
import { chatLink } from '#chat/link.ts';
import { TalkButton } from '#components/buttons/TalkButton.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { ForWhomField } from '#site/contact/ForWhomField.tsx';
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

interface Props {
  contact: PracticeContact;
  /** Always sent first: who writes and why. */
  greeting: string;
  lines: readonly ChatLine[];
}

/** "Levar para a conversa": the exact text, any line removable, and only then the chat or another way. */
export const TakeToChat = ({ contact, greeting, lines }: Props) => {
  const id = useId();
  const sheet = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const [isForOther, setForOther] = useState(false);
  const [changed, setChanged] = useState<Record<string, boolean>>({});
  const isIn = (line: ChatLine) => changed[line.id] ?? !line.isSensitive;
  const wordsOf = ({ text, forOther = text }: ChatLine) => (isForOther ? forOther : text);
  const message = [opening(greeting, isForOther), ...lines.filter(isIn).map(wordsOf)]
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
