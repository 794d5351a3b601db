import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import type { Segment } from '#rules/survivor-pension/timeline.ts';
import { shortDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import styles from './pension-result.module.css';
import { listed, type NameOf } from './people.ts';
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

/** Who shares, from which day on, and how much: one row for each time with the same people. */
const SegmentTable = ({
  caption,
  segments,
  nameOf,
}: {
  caption: string;
  segments: readonly Segment[];
  nameOf: NameOf;
}) => {
  const end = segments.at(-1)?.until;
  return (
    <CaptionedTable caption={caption} columns={['A partir de', 'Quem divide', 'Total por mês']}>
      <tbody>
        {segments.map(({ from, dependants, percentage, amount, figuresCover }) => (
          <tr key={from}>
            <th scope="row">{shortDate(from)}</th>
            <td>{dependants.length > 0 ? listed(dependants.map(nameOf)) : 'Ninguém'}</td>
            <td>
              {dependants.length > 0 ? `${percentage}% da base` : 'Nada é pago'}
              {amount && (
                <>
                  : <b>{formatCents(amount.totalCents)}</b>
                  {figuresCover !== 'whole' && '*'}
                  {dependants.length > 1 && <> ({formatCents(amount.shareCents)} para cada)</>}
                </>
              )}
            </td>
          </tr>
        ))}
        {end && (
          <tr>
            <th scope="row">{shortDate(end)}</th>
            <td colSpan={2}>Terminam as partes desta conta.</td>
          </tr>
        )}
      </tbody>
    </CaptionedTable>
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
      {(timelinesAgree || timelines.asTold.length > 0) && (
        <SegmentTable
          caption={timelinesAgree ? 'A divisão no tempo' : 'Só com o que você informou'}
          segments={timelines.asTold}
          nameOf={nameOf}
        />
      )}
      {!timelinesAgree && (
        <SegmentTable
          caption="Se o que falta se confirmar"
          segments={timelines.ifConfirmed}
          nameOf={nameOf}
        />
      )}
      {isMarked && figures && (
        <p>{say('account', 'valores-do-ano', { ano: String(figures.year) })}</p>
      )}
    </>
  );
};
