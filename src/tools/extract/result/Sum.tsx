import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { ContributionTime } from '#rules/contribution-time/contribution-time.ts';
import { shortDate } from '#words/dates.ts';
import { counted } from '#words/phrases.ts';
import { lengthInWords } from '../../questions/lengths.ts';
import type { ToldLife } from './told-life.ts';
import { placeInWords, shortMonth } from './wording.ts';

/** A line may end after a slash: "CONTRATANTES/COOPERATIVAS" is wider than a column of a phone. */
const breakable = (name = '') => name.replaceAll('/', '/\u200b');

/** The cautious total with each of its parts, and where that part stands on the paper. */
export const Sum = ({ time, told }: { time: ContributionTime; told: ToldLife }) => {
  const { least, most } = time.today;
  const counting = time.months.filter(({ counts }) => counts.least);
  const [first] = counting;
  const last = counting.at(-1);
  const spellOf = (id: string) => told.spells.find(({ spell }) => spell.id === id);
  return (
    <>
      <CaptionedTable caption="Até 13/11/2019, dia por dia">
        <thead>
          <tr>
            <th scope="col">Período</th>
            <th scope="col">Dias que somou</th>
          </tr>
        </thead>
        <tbody>
          {least.spans.map(({ spell, from, until, days, added }) => {
            const { name, relation } = spellOf(spell) ?? {};
            return (
              <tr key={`${spell}-${from}`}>
                <th scope="row">
                  {breakable(name)}: {shortDate(from)} a {shortDate(until)}
                  {relation && <small> ({placeInWords(relation.seq.place)})</small>}
                </th>
                <td>{added === days ? added : `${added} de ${days}`}</td>
              </tr>
            );
          })}
        </tbody>
      </CaptionedTable>
      {least.spans.some(({ days, added }) => added < days) && (
        <p>Onde está “31 de 62”, por exemplo, o resto já estava contado em outra linha.</p>
      )}
      <p>
        Somam {counted(least.days, 'dia', 'dias')}.{' '}
        {first && last
          ? `Depois, ${counted(least.months, 'mês inteiro', 'meses inteiros')}, de ${shortMonth(first.month)} a ${shortMonth(last.month)}. `
          : 'Depois, nenhum mês inteiro. '}
        Com 365 dias por ano e 30 por mês, dá <b>{lengthInWords(least.legalDays)}</b>.
      </p>
      {most.legalDays > least.legalDays && (
        <p>
          Com tudo o que falta conferir, seriam <b>{lengthInWords(most.legalDays)}</b>. Para
          decidir, use a conta menor.
        </p>
      )}
      {least.reducedMonths > 0 && (
        <p>
          Destes, {counted(least.reducedMonths, 'mês foi', 'meses foram')} de MEI ou de plano de 5%
          ou 11%.
        </p>
      )}
    </>
  );
};
