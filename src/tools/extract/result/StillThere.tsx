import type { OpenJob } from '#rules/contribution-time/contribution-time.ts';
import styles from '../../questions/questions.module.css';
import type { ToldLife } from './told-life.ts';
import { shortMonth } from './wording.ts';

interface Props {
  told: ToldLife;
  jobs: readonly OpenJob[];
  onAnswer: (spell: string, isRunning: boolean) => void;
}

/** Jobs that the extract leaves without an end: only the person knows. */
export const StillThere = ({ told, jobs, onAnswer }: Props) => (
  <>
    {jobs.map(({ spell, lastPaid }) => {
      const name = told.spells.find((one) => one.spell.id === spell)?.name;
      return (
        <fieldset key={spell} id={`ainda-${spell}`} className={styles.asked}>
          <legend>
            <h3>Você ainda trabalha em {name}?</h3>
          </legend>
          <p>
            O extrato não diz a saída.{' '}
            {lastPaid
              ? `A conta vai até ${shortMonth(lastPaid)}, o último mês pago.`
              : 'Sem nenhum mês pago, a conta não usa este emprego.'}
          </p>
          <div className={styles.answers}>
            <button type="button" className={styles.answer} onClick={() => onAnswer(spell, true)}>
              Sim
            </button>
            <button type="button" className={styles.answer} onClick={() => onAnswer(spell, false)}>
              Não, já saí
            </button>
          </div>
        </fieldset>
      );
    })}
  </>
);
