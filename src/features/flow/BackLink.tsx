import type { EarlierQuestion } from '#texts/load/flow.ts';
import styles from './back-link.module.css';

/** The way back, also for those who came by another link and whose back button leads elsewhere. */
export const BackLink = ({ to: { path, question } }: { to: EarlierQuestion }) => (
  <p>
    <a className={styles.back} href={path} data-not-printed>
      <span>
        Voltar
        <span className="visually-hidden"> para a pergunta: {question}</span>
      </span>
    </a>
  </p>
);
