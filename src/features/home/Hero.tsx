import { ButtonRow, ReadButton } from '#components/buttons/ReadButton.tsx';
import { TalkButton } from '#components/buttons/TalkButton.tsx';
import { deniedGuidePath } from '#content/paths.ts';
import { type Practice, registrations } from '#content/schema/practice.ts';
import { generalMessage, practiceChat, readableChatNumber } from '#site/chat.ts';
import { joined } from '#words/phrases.ts';
import styles from './hero.module.css';
import { KitchenDrawing } from './KitchenDrawing.tsx';

/** Names and numbers that should not break over two lines. */
const keepTogether = (text: string): string => text.replaceAll(' ', '\u00a0');

/** What this is, for whom, the two ways on, and who answers for it. */
export const Hero = ({ practice }: { practice: Practice }) => {
  const [lawyer] = practice.lawyers;
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.words}`}>
        <h1>O INSS, explicado com calma.</h1>
        <p className={styles.lead}>
          Para quem precisa de um benefício ou recebeu um não. Entenda o que a lei pede, separe os
          papéis e converse com uma pessoa.
        </p>
        <div className={styles.actions}>
          <ButtonRow>
            <TalkButton href={practiceChat(practice, generalMessage(practice))}>
              Conversar pelo WhatsApp
            </TalkButton>
            <ReadButton href={deniedGuidePath}>Meu pedido foi negado</ReadButton>
          </ButtonRow>
        </div>
      </div>
      <p className={`wrap ${styles.sign}`}>
        <span>
          {lawyer && (
            <b>
              {lawyer.name}, {joined(registrations(lawyer).map(keepTogether))}
            </b>
          )}
          {practice.practiceName}, {practice.city}/{practice.state}. Site informativo, que não é do
          INSS nem do governo. Único WhatsApp: {keepTogether(readableChatNumber(practice))}. Nunca
          pedimos senha do gov.br, foto de cartão ou PIX para liberar benefício.
        </span>
      </p>
      <KitchenDrawing />
    </section>
  );
};
