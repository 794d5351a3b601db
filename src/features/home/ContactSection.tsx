import type { ReactNode } from 'react';
import { LoadFailure } from '#components/failure/LoadFailure.tsx';
import { ScamWarning } from '#site/contact/ScamWarning.tsx';
import type { HomeWords } from '#texts/schema/home.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { practiceAtStart } from '#texts/schema/practice-kind.ts';
import styles from './contact-section.module.css';
import { QuickChats } from './QuickChats.tsx';

interface Props {
  practice: Practice;
  words: Pick<HomeWords, 'contact' | 'chats'>;
  /** The contact form, an island of its own. */
  children?: ReactNode;
}

/** The way to the practice: the form, ready texts, phone, and the warning of scams. */
export const ContactSection = ({ practice, words, children }: Props) => (
  <section className={styles.band} id="contato" aria-labelledby="titulo-contato">
    <div className="wrap">
      <h2 id="titulo-contato">{words.contact.title}</h2>
      <p className={styles.intro} data-not-printed>
        “Enviar mensagem” abre o WhatsApp, e nada sai do aparelho antes.{' '}
        <b>Escrever não interrompe nenhum prazo.</b>
        {` ${practiceAtStart('o', practice)} só cuida do caso depois de confirmar com você.`}
      </p>
      <div className={styles.form} data-not-printed>
        {children}
        <LoadFailure>
          Se não adiantar, o segundo toque no botão abre a conversa só com o texto de “Conte sua
          situação”.
        </LoadFailure>
      </div>
      <ScamWarning practice={practice} />
      <QuickChats practice={practice} chats={words.chats} />
    </div>
  </section>
);
