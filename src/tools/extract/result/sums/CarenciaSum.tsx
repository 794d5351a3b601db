import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { Carencia } from '#rules/carencia/carencia.ts';
import { counted } from '#words/phrases.ts';
import { runInWords, runsOf } from '../month-runs.ts';
import type { ToldLife } from '../told-life.ts';
import { shortMonth, whyNotInWords } from '../wording.ts';
import { MonthsTable } from './MonthsTable.tsx';

/** The months of carência, those left out with their reasons, and what may come on top of them. */
export const CarenciaSum = ({
  carencia: { months, total, firstOnTime, rural },
  told,
}: {
  carencia: Carencia;
  told: ToldLife;
}) => {
  const counting = months.filter(({ counts }) => counts.least);
  const others = runsOf(
    months.filter(({ whyNot }) => whyNot.length > 0),
    (one, next) => one.whyNot.join() === next.whyNot.join(),
  );
  const hasBenefit = told.life.spells.some(({ kind }) => kind === 'incapacityBenefit');
  return (
    <>
      {counting.length > 0 && <MonthsTable caption="Meses que contam" months={counting} />}
      <p>
        Somam <b>{counted(total.least, 'mês', 'meses')}</b>. Cada mês conta uma vez.
        {total.most > total.least
          ? ` Com o que falta conferir, seriam ${counted(total.most, 'mês', 'meses')}.`
          : ''}
      </p>
      {firstOnTime.least && (
        <p>
          Por conta própria, conta a partir de {shortMonth(firstOnTime.least)}, o primeiro mês pago
          em dia.
        </p>
      )}
      {hasBenefit && (
        <p>
          Meses de auxílio-doença entre dois trabalhos podem contar (STF, Tema 1125). O INSS pode
          recusar.
        </p>
      )}
      {rural.length > 0 && (
        <p>
          No campo ou na pesca são mais {counted(rural.length, 'mês', 'meses')}, fora desta soma.
          Com prova, podem valer na aposentadoria rural e em outros benefícios.
        </p>
      )}
      {others.length > 0 && (
        <CaptionedTable
          caption="Meses fora desta soma"
          columns={['Mês', 'Por quê']}
          rows={others.map((run) => [runInWords(run), whyNotInWords(run)])}
        />
      )}
    </>
  );
};
