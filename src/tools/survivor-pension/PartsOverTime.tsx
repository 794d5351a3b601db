import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import type { NameOf } from './people.ts';
import { SegmentTable } from './SegmentTable.tsx';
import { ShareTimeline } from './ShareTimeline.tsx';
import { drawingOf, shownFirst } from './timeline-scale.ts';

/** Until when each part lasts: the picture, and the same facts as tables. */
export const PartsOverTime = ({ result, nameOf }: { result: Compared; nameOf: NameOf }) => {
  const { dependants, timelines, timelinesAgree, figures } = result;
  const first = shownFirst(timelines);
  const drawing = drawingOf(dependants, timelines[first]);
  if (drawing === undefined) return null;
  const isMarked = Object.values(timelines)
    .flat()
    .some(({ figuresCover }) => figuresCover !== undefined && figuresCover !== 'whole');
  return (
    <section>
      <h3>Até quando dura cada parte</h3>
      <ShareTimeline drawing={drawing} nameOf={nameOf} />
      {/* About the drawing, which nobody hears; the tables say the same. */}
      <p data-not-printed aria-hidden="true">
        {!timelinesAgree &&
          'Barra cheia: só com o que você informou. Barra tracejada: se o que falta se confirmar. '}
        {drawing.isOpen && 'Barra com ponta: sem data para acabar.'}
      </p>
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
        <p>
          * Conta com o salário mínimo e o teto de {figures.year}. O salário mínimo dos outros anos
          muda, e os valores também.
        </p>
      )}
    </section>
  );
};
