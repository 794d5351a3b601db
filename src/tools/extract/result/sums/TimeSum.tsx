import { Fragment } from 'react';
import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { Total } from '#rules/contribution-time/contribution-time.ts';
import type { Range } from '#rules/contribution-time/reading.ts';
import { shortDate } from '#words/dates.ts';
import { counted } from '#words/phrases.ts';
import { lengthInWords } from '../../../questions/lengths.ts';
import type { ToldLife } from '../told-life.ts';
import { isOnlyOtherWay, placeInWords, shortMonth } from '../wording.ts';

/** A line may end after a slash: "CONTRATANTES/COOPERATIVAS" is wider than a column of a phone. */
const breakable = (name = '') => name.replaceAll('/', '/\u200b');

/** The days made years in both ways, where they come out different. */
const InYears = ({ least: { ways, legalDays } }: Range<Total>) =>
  ways.byDays === ways.byDates ? (
    <p>
      Com 365 dias por ano e 30 por mês, dá <b>{lengthInWords(legalDays)}</b>.
    </p>
  ) : (
    <>
      <p>Há dois jeitos de virar dias em anos:</p>
      <ul>
        <li>365 dias por ano e 30 por mês: {lengthInWords(ways.byDays)}.</li>
        <li>De data a data, como no calendário: {lengthInWords(ways.byDates)}.</li>
      </ul>
      <p>
        O INSS pode usar um ou outro. Aqui vale o menor: <b>{lengthInWords(legalDays)}</b>.
      </p>
    </>
  );

/**
 * A cautious total of time with each of its parts, and where that part stands on the paper.
 * @param whole the whole months after the reform, if there are any
 * @param isToldAbove the same days stand in a table already
 */
export const TimeSum = ({
  total,
  whole = [],
  isToldAbove = false,
  told,
}: {
  total: Range<Total>;
  whole?: readonly { month: string }[];
  isToldAbove?: boolean;
  told: ToldLife;
}) => {
  const { least, most } = total;
  const [first] = whole;
  const last = whole.at(-1);
  const spellOf = (id: string) => told.spells.find(({ spell }) => spell.id === id);
  return (
    <>
      {isToldAbove && <p>São os mesmos dias da conta até hoje, sem os meses de depois.</p>}
      {least.spans.length > 0 && !isToldAbove && (
        <CaptionedTable
          caption="Até 13/11/2019, dia por dia"
          columns={['Período', 'Dias que somou']}
          rows={least.spans.map(({ spell, from, until, days, added }) => {
            const { name, relation } = spellOf(spell) ?? {};
            return [
              <Fragment key="span">
                {breakable(name)}: {shortDate(from)} a {shortDate(until)}
                {relation && <small> ({placeInWords(relation.seq.place)})</small>}
              </Fragment>,
              added === days ? added : `${added} de ${days}`,
            ];
          })}
        />
      )}
      {!isToldAbove && least.spans.some(({ days, added }) => added < days) && (
        <p>Onde está “31 de 62”, por exemplo, o resto já estava contado em outra linha.</p>
      )}
      <p>
        Somam {counted(least.days, 'dia', 'dias')}.
        {first && last
          ? ` Depois, ${counted(least.months, 'mês inteiro', 'meses inteiros')}, de ${shortMonth(first.month)} a ${shortMonth(last.month)}.`
          : ''}
      </p>
      <InYears {...total} />
      {most.legalDays > least.legalDays && !isOnlyOtherWay(total) && (
        <p>
          Com tudo o que falta conferir, seriam <b>{lengthInWords(most.legalDays)}</b>. Para
          decidir, use a conta menor.
        </p>
      )}
    </>
  );
};
