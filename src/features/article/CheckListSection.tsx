import { Markdown } from '#components/markdown/Markdown.tsx';
import type { Section } from '#content/markdown/parse.ts';
import { qrPath } from '#content/paths.ts';
import type { Practice } from '#content/schema/practice.ts';
import { readableChatNumber } from '#site/chat.ts';
import styles from './check-list-section.module.css';
import { PrintButton } from './PrintButton.tsx';

interface Props {
  section: Section;
  /** Heads the printed sheet. */
  pageTitle: string;
  /** Where the code on the sheet leads. */
  path: string;
  practice: Practice;
}

/** The papers to gather. On paper it is one sheet of its own, with the way to the practice. */
export const CheckListSection = ({ section, pageTitle, path, practice }: Props) => (
  <div className={styles.sheet} data-print-target>
    <p className={styles.paperOnly}>
      {pageTitle}: {section.title}
    </p>
    <Markdown tree={section.body} />
    <PrintButton />
    <div className={styles.paperOnly}>
      {/* Lazy and not displayed: no browser asks for it before the page is printed. */}
      <img src={qrPath(path)} alt="" loading="lazy" data-print-code />
      {practice.projectName}. WhatsApp do escritório: <b>{readableChatNumber(practice)}</b> Pedir ao
      INSS não custa nada: Meu INSS ou telefone 135.
    </div>
  </div>
);
