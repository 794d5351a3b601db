import { TalkLink } from '#components/buttons/TalkButton.tsx';
import { List } from '#components/lists/List.tsx';
import { PhoneNumber } from '#components/phone-number/PhoneNumber.tsx';
import type { Practice } from '#content/schema/practice.ts';
import { phoneLink, practiceChat } from '#site/chat.ts';
import fold from '#site/fold.module.css';
import { spokenHours } from '#site/hours.ts';
import styles from './contact-section.module.css';

/** Texts ready to send: the first three as the specification names them. */
const quickChats = [
  { label: 'Tenho dúvidas sobre o BPC/LOAS', message: 'Olá! Tenho dúvidas sobre o BPC/LOAS.' },
  {
    label: 'Meu benefício foi negado',
    message: 'Olá! Meu benefício foi negado e preciso de orientação.',
  },
  {
    label: 'Quero enviar a carta do INSS',
    message: 'Olá! Quero enviar a carta de indeferimento para análise.',
  },
  {
    label: 'Cortaram o meu benefício',
    message: 'Olá! Meu benefício do INSS foi cortado ou suspenso e preciso de orientação.',
  },
  {
    label: 'Meu pedido está parado',
    message: 'Olá! Meu pedido no INSS está parado há meses e preciso de orientação.',
  },
  {
    label: 'A perícia disse não',
    message: 'Olá! O INSS negou meu pedido depois da perícia e preciso de orientação.',
  },
] as const;

/** Other ways in: ready texts, or the phone. */
export const QuickChats = ({ practice }: { practice: Practice }) => (
  <div className={styles.ways}>
    <details data-group open>
      <summary className={fold.fold}>
        <h3>Ou comece por aqui</h3>
      </summary>
      <List>
        {quickChats.map(({ label, message }) => (
          <li key={label}>
            <TalkLink href={practiceChat(practice, message)}>{label}</TalkLink>
          </li>
        ))}
      </List>
    </details>
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
    </details>
  </div>
);
