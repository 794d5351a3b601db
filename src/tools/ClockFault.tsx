import type { IsoDate } from '#law/date.ts';
import { longDate } from '#words/dates.ts';
import styles from './clock-fault.module.css';

/**
 * Stands above a tool, hidden, and is shown and announced when the tool is used on a device whose
 * clock cannot be right (`document/islands/use.ts`).
 * @param builtOn the day of the build
 */
export const ClockFault = ({ builtOn }: { builtOn: IsoDate }) => (
  <p className={styles.notice} role="alert" data-clock-fault={`${builtOn}T00:00-03:00`} hidden>
    <b>Confira a data do seu aparelho.</b>
    {` Ela não combina com a desta página, que é de ${longDate(builtOn)}. Com a data errada, a conta sai errada. Acerte a data e carregue a página de novo.`}
  </p>
);
