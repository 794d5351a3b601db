import { useState } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { QuietButton } from '#components/buttons/QuietButton.tsx';
import { List } from '#components/lists/List.tsx';
import { caseFacts, forgetCase } from '#site/case-facts.ts';
import styles from '../frame/tool.module.css';
import { anyQuestions } from '../questions/question.ts';
import { offersOf, takeOffers } from './carried.ts';
import type { Asking } from './flow.ts';
import type { useVisit } from './use-visit.ts';

export interface CarriedProps<Told> {
  asking: Asking<Told>;
  way: ReturnType<typeof useVisit<Told>>;
  /** Of the screen that is shown. */
  screen: string;
  /** Its place among the screens, from 0. */
  index: number;
}

/** Whether a link may answer the first question: then the next is where the tool begins, and says what is asked. */
const isOpening = <Told,>({ questions }: Asking<Told>): boolean => {
  const [first] = Object.values(anyQuestions(questions));
  return first?.kind === 'choice' && first.openings !== undefined;
};

/** What other tools of the tab were told and this one asks for: taken, or erased, with a press. */
export function Carried<Told>({ asking, way, screen, index }: CarriedProps<Told>) {
  const [kept, setKept] = useState(caseFacts);
  const [isErased, setIsErased] = useState(false);
  const { visit, today, heading } = way;
  const offers = offersOf(asking, visit, today, kept);
  const isFirst = index === 0 || (index === 1 && isOpening(asking));
  const isShown = offers.length > 0 && (isFirst || offers.some(({ id }) => id === screen));
  if (!isShown && !isErased) return null;
  return (
    <div className={styles.estimate}>
      <p role="status">
        {isErased && 'Apagado. As outras ferramentas não oferecem mais essas respostas.'}
      </p>
      {isShown && (
        <>
          <p>
            <b>Você já respondeu:</b>
          </p>
          <List>
            {offers.map(({ id, words }) => (
              <li key={id}>{words}</li>
            ))}
          </List>
          <p className={styles.buttons}>
            <ActButton
              data-carried="use"
              onClick={() =>
                way.goTo({
                  ...takeOffers(asking, visit, offers, today),
                  note: 'Usamos o que você já tinha respondido.',
                })
              }
            >
              Usar o que já respondi
            </ActButton>
            <QuietButton
              data-carried="erase"
              onClick={() => {
                forgetCase();
                setKept([]);
                setIsErased(true);
                heading.current?.focus({ preventScroll: true });
              }}
            >
              Apagar
            </QuietButton>
          </p>
        </>
      )}
    </div>
  );
}
