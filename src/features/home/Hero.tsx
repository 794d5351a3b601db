import { ReadButton } from '#components/buttons/ReadButton.tsx';
import { TalkButton } from '#components/buttons/TalkButton.tsx';
import { FileDrawing } from '#components/pictures/FileDrawing.tsx';
import { generalMessage, practiceChat } from '#site/chat.ts';
import { deniedGuidePath, flowPath, lettersPath } from '#texts/paths.ts';
import type { HomeWords } from '#texts/schema/home.ts';
import { nameWith, registrations } from '#texts/schema/lawyer.ts';
import { townOf } from '#texts/schema/office.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { isSurelyPrivate } from '#texts/schema/practice-kind.ts';
import { joined } from '#words/phrases.ts';
import { ListenToPage } from '../article/helps/ListenToPage.tsx';
import styles from './hero.module.css';
import kitchen from './kitchen.svg?raw';

/** Registrations should not break over two lines. */
const keepTogether = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Ways to an answer without a person, the first that is published drawn. */
const ways = [
  { href: lettersPath, label: 'Entender a minha carta' },
  { href: deniedGuidePath, label: 'Meu pedido foi negado' },
  { href: flowPath, label: 'Por onde começar' },
];

interface Props {
  practice: Practice;
  words: HomeWords['hero'];
  isShown: (link: { href: string }) => boolean;
}

/** What this is, the ways to a person and to what a letter says, and who answers for it; the doors stand right below. */
export const Hero = ({ practice, words, isShown }: Props) => {
  const [lawyer] = practice.lawyers;
  const way = ways.find(isShown);
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.words}`}>
        <h1>{words.title}</h1>
        <div className={styles.listen}>
          <ListenToPage isOfShown />
        </div>
        <p className={styles.lead}>{words.lead}</p>
        <div className={styles.actions}>
          <TalkButton href={practiceChat(practice, generalMessage(practice))}>
            Conversar pelo WhatsApp
          </TalkButton>
          {way && <ReadButton href={way.href}>{way.label}</ReadButton>}
        </div>
      </div>
      <p className={`wrap ${styles.sign}`}>
        <span>
          {lawyer && <b>{nameWith(lawyer.name, ...registrations(lawyer).map(keepTogether))}</b>}{' '}
          {practice.practiceName}, {joined(practice.offices.map(townOf))}.{' '}
          {isSurelyPrivate(practice.kind) ? 'Não somos o INSS nem o governo.' : 'Não somos o INSS.'}
        </span>
      </p>
      {/* What stands only on wide screens is `data-wide`. */}
      <FileDrawing
        file={kitchen}
        className={styles.kitchen}
        data-not-printed
        preserveAspectRatio="xMaxYMin slice"
      />
    </section>
  );
};
