import { ActButton } from '#components/buttons/ActButton.tsx';
import { Markdown } from '#components/markdown/Markdown.tsx';
import { readableChatNumber } from '#site/chat.ts';
import type { Section } from '#texts/markdown/parse.ts';
import { qrPath } from '#texts/paths.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { practiceAs } from '#texts/schema/practice-kind.ts';
import frame from './article.module.css';
import styles from './check-list-section.module.css';
import print from './print-button.module.css';

interface Props {
  section: Section;
  /** Heads the printed sheet. */
  pageTitle: string;
  /** Where the code on the sheet leads. */
  path: string;
  practice: Practice;
}

/** What one writes on the sheet by hand. */
const toFillIn = ['Nome', 'Protocolo do pedido', 'Prazo: até o dia'];

/** The papers to gather. On paper it is one sheet of its own, to fill in, with the way to the practice. */
export const CheckListSection = ({ section, pageTitle, path, practice }: Props) => (
  <div className={`${frame.flow} ${styles.sheet}`} data-print-target>
    <div data-paper>
      <p className={styles.title}>{`${pageTitle}: ${section.title}`}</p>
      {toFillIn.map((label) => (
        <p key={label} className={styles.line}>
          {label}
        </p>
      ))}
    </div>
    <Markdown tree={section.body} />
    {/* Shown only where a script can print the list alone. */}
    <p className={print.print} hidden data-print-list data-not-printed>
      <ActButton>Imprimir só esta lista</ActButton>
    </p>
    <p className={styles.notes} data-paper>
      Para lembrar
    </p>
    <div className={styles.foot} data-paper>
      {/* Lazy and not displayed: no browser asks for it before the page is printed. */}
      <img src={qrPath(path)} alt="" loading="lazy" data-print-code />
      <p>
        {`${practice.projectName}. WhatsApp ${practiceAs('do', practice)}: `}
        <b>{readableChatNumber(practice.chatNumber)}</b>
      </p>
      <p>
        {`É o único número ${practiceAs('deste', practice)}. Nunca pedimos senha, foto de cartão ou PIX para liberar benefício. Pedir ao INSS não custa nada: Meu INSS ou telefone 135.`}
      </p>
    </div>
  </div>
);
