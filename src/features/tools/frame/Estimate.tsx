import styles from './tool.module.css';

/** Stands with every result. */
export const Estimate = ({ year }: { year: number }) => (
  <p className={styles.estimate}>
    <b>Estimativa com as regras de {year}.</b> Não é decisão nem parecer. Quem decide é o INSS ou a
    Justiça. Confirme na carta, no Meu INSS ou pelo telefone 135.
  </p>
);
