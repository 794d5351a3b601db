import { type RefObject, useLayoutEffect, useRef } from 'react';
import { QuietButton } from '#components/buttons/QuietButton.tsx';
import type { OpenJob } from '#rules/contribution-time/contribution-time.ts';
import { counted } from '#words/phrases.ts';
import styles from '../../questions/questions.module.css';
import type { ToldLife } from './told-life.ts';
import { shortMonth } from './wording.ts';

interface Props {
  told: ToldLife;
  /** Those that are still to be asked about. */
  jobs: readonly OpenJob[];
  hasAnswers: boolean;
  /** Of the whole result: what the last answer changes stands there. */
  heading: RefObject<HTMLHeadingElement | null>;
  onAnswer: (spell: string, isRunning: boolean) => void;
  onForget: () => void;
}

/** Jobs that the extract leaves without an end, one question at a time: only the person knows. */
export const StillThere = ({ told, jobs, hasAnswers, heading, onAnswer, onForget }: Props) => {
  const [job] = jobs;
  const question = useRef<HTMLHeadingElement>(null);
  const asked = useRef(job?.spell);
  useLayoutEffect(() => {
    if (asked.current === job?.spell) return;
    asked.current = job?.spell;
    (question.current ?? heading.current)?.focus();
  }, [job, heading]);
  if (!job)
    return hasAnswers ? (
      <p data-not-printed>
        <QuietButton onClick={onForget}>Mudar o que respondi dos empregos sem saída</QuietButton>
      </p>
    ) : null;
  const { spell, lastPaid } = job;
  return (
    <fieldset id={`ainda-${spell}`} className={styles.asked} data-not-printed>
      <legend>
        <h3 ref={question} tabIndex={-1}>
          Você ainda trabalha em {told.spells.find((one) => one.spell.id === spell)?.name}?
        </h3>
      </legend>
      <p>
        O extrato não diz a saída.{' '}
        {lastPaid
          ? `A conta vai até ${shortMonth(lastPaid)}, o último mês pago.`
          : 'Sem nenhum mês pago, a conta não usa este emprego.'}
        {jobs.length > 1 &&
          ` Depois, ${counted(jobs.length - 1, 'pergunta', 'perguntas')} como esta.`}
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
};
