import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { OrderedList } from '#components/lists/List.tsx';
import { printPart, printsAlone } from '#components/printing/print-part.ts';
import { ListenButton } from '#features/article/helps/listen/ListenButton.tsx';
import { Sentence } from '../sentences/Sentence.tsx';
import styles from './answer-card.module.css';
import { openFolded } from './Folded.tsx';

/** A sentence with its marks, or what no sentence can hold. */
type Step = string | ReactElement;

/** What a result says first: all of it fits the first screen of a phone. */
export interface Answer {
  /** A small picture that stands beside the words. */
  beside?: ReactNode;
  /** What makes the verdict doubtful: stands above it, on paper too. */
  warning?: ReactNode;
  /** The comparison in words, never a verdict on the right itself. */
  verdict: ReactNode;
  /** The number or the date that decides. */
  decides?: ReactNode;
  /** Why, in one sentence; below it what the answer rests on, where it does. */
  reason?: ReactNode;
  /** What to do, in this order: the official way, which costs nothing, comes first. */
  steps: readonly [Step, Step, Step];
  /** The date to act by, as a calendar file. */
  calendar?: ReactNode;
  /** A wide picture, which shows what the words say. */
  picture?: ReactNode;
}

export const sendId = 'mandar';
export const talkId = 'conversar';
const warningId = 'aviso-da-resposta';

/** Verdict, what decides, why, what to do, and the ways to take it along. */
export const AnswerCard = ({
  answer: { beside, warning, verdict, decides, reason, steps, calendar, picture },
  heading,
  isEmbedded = false,
}: {
  answer: Answer;
  /** In the frame of another page nobody is led to the practice. */
  isEmbedded?: boolean | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
}) => {
  const card = useRef<HTMLElement>(null);
  useEffect(printsAlone, []);
  return (
    <section ref={card} className={styles.card} data-answer-card>
      <div className={picture ? `${styles.said} ${styles.aboveAll}` : styles.said}>
        {beside && (
          <div className={styles.beside} data-not-printed>
            {beside}
          </div>
        )}
        <div className={styles.words}>
          {warning && (
            <p id={warningId} className={styles.warning}>
              {warning}
            </p>
          )}
          <h2 ref={heading} tabIndex={-1} aria-describedby={warning ? warningId : undefined}>
            {verdict}
          </h2>
          {decides && <p className={styles.decides}>{decides}</p>}
          {reason}
        </div>
      </div>
      <div className={styles.next}>
        <h3>Agora faça</h3>
        <OrderedList className={styles.steps}>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three steps in a fixed order
            <li key={index}>{typeof step === 'string' ? <Sentence>{step}</Sentence> : step}</li>
          ))}
        </OrderedList>
      </div>
      <p className={styles.ways} data-not-printed>
        {calendar}
        <button type="button" className={styles.way} onClick={() => printPart()}>
          Imprimir
        </button>
        <button type="button" className={styles.way} onClick={() => openFolded(sendId)}>
          Mandar
        </button>
        {!isEmbedded && (
          <button type="button" className={styles.way} onClick={() => openFolded(talkId)}>
            Conversar
          </button>
        )}
        <ListenButton text={card} className={styles.way} />
      </p>
      {picture && <div className={styles.picture}>{picture}</div>}
    </section>
  );
};
