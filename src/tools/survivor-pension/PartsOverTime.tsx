import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import styles from './pension-result.module.css';
import type { NameOf } from './people.ts';
import { SegmentTable } from './SegmentTable.tsx';
import { ShareTimeline } from './ShareTimeline.tsx';
import { say } from './say.ts';
import { drawingOf, shownFirst } from './timeline-scale.ts';

/** Until when each part lasts, as a picture. */
export const PartsPicture = ({ result, nameOf }: { result: Compared; nameOf: NameOf }) => {
  const { dependants, timelines, timelinesAgree } = result;
  const drawing = drawingOf(dependants, timelines[shownFirst(timelines)]);
  return (
    drawing && (
      // The tables of the account say the same.
      <div data-not-printed aria-hidden="true">
        <ShareTimeline drawing={drawing} nameOf={nameOf} />
        <p className={styles.legend}>
          {!timelinesAgree &&
            'Barra cheia: só com o que você informou. Barra tracejada: se o que falta se confirmar. '}
          {drawing.isOpen && 'Barra com ponta: sem data para acabar.'}
        </p>
      </div>
    )
  );
};

/** The same as tables. */
export const PartsOverTime = ({ result, nameOf }: { result: Compared; nameOf: NameOf }) => {
  const { dependants, timelines, timelinesAgree, figures } = result;
  if (drawingOf(dependants, timelines[shownFirst(timelines)]) === undefined) return null;
  const isMarked = Object.values(timelines)
    .flat()
    .some(({ figuresCover }) => figuresCover !== undefined && figuresCover !== 'whole');
  return (
    <>
      <h4>Até quando dura cada parte</h4>
      {timelinesAgree ? (
        <SegmentTable caption="A divisão no tempo" segments={timelines.asTold} nameOf={nameOf} />
      ) : (
        <>
          {timelines.asTold.length > 0 && (
            <SegmentTable
              caption="Só com o que você informou"
              segments={timelines.asTold}
              nameOf={nameOf}
            />
          )}
          <SegmentTable
            caption="Se o que falta se confirmar"
            segments={timelines.ifConfirmed}
            nameOf={nameOf}
          />
        </>
      )}
      {isMarked && figures && (
        <p>{say('account', 'valores-do-ano', { ano: String(figures.year) })}</p>
      )}
    </>
  );
};
