import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { ContributionTime } from '#rules/contribution-time/contribution-time.ts';
import type { MonthRow } from '#rules/contribution-time/month-rows.ts';
import { officialChannels } from '#site/navigation.ts';
import { formatCents } from '#words/money.ts';
import { runInWords, runsOf } from './month-runs.ts';
import { SpacedList } from './SpacedList.tsx';
import type { ToldLife } from './told-life.ts';
import { datesInWords, whyInWords, whyNotInWords } from './wording.ts';

/** What it takes to complete a month, as far as that is sure. */
function lackInWords([row]: readonly MonthRow[]): string {
  if (!row?.missing || row.minimum === undefined) return '';
  const { missing, sum, minimum } = row;
  const base = `Pago sobre ${formatCents(sum.least)}, e o mínimo era ${formatCents(minimum)}: faltam ${formatCents(missing.base)} de base.`;
  return missing.cents === undefined
    ? `${base} O valor a pagar depende do tipo de trabalho.`
    : `${base} Completar custaria ${formatCents(missing.cents)}, sem juros nem multa.`;
}

/** Months in a row with one reason are one row of the table; those that can be completed stand alone. */
const haveOneReason = (one: MonthRow, next: MonthRow): boolean =>
  !one.missing && !next.missing && one.whyNot.join() === next.whyNot.join();

/** Months and days that the cautious total leaves out, each with its reason. */
export const MonthsOut = ({ time, told }: { time: ContributionTime; told: ToldLife }) => {
  const rows = time.months.filter(({ whyNot }) => whyNot.length > 0);
  const nameOf = (id: string) => told.spells.find(({ spell }) => spell.id === id)?.name ?? id;
  return (
    <>
      {time.leftOut.length > 0 && (
        <>
          <h4>Até 13/11/2019</h4>
          <SpacedList>
            {time.leftOut.map(({ spell, from, until, why }) => (
              <li key={`${spell}-${from}-${why}`}>
                <b>{nameOf(spell)}</b>, {datesInWords(from, until)}. {whyInWords[why]}.
              </li>
            ))}
          </SpacedList>
        </>
      )}
      {rows.length > 0 && (
        <CaptionedTable
          caption="De novembro de 2019 para cá"
          columns={['Mês', 'Por que não entrou na conta']}
          rows={runsOf(rows, haveOneReason).map((run) => [
            runInWords(run),
            `${whyNotInWords(run)} ${lackInWords(run)}`,
          ])}
        />
      )}
      {rows.some(({ missing }) => missing) && (
        <p>
          Conte antes, pague depois: veja no <a href={officialChannels.meuInss}>Meu INSS</a> se
          outro mês do mesmo ano completa o que falta.
        </p>
      )}
    </>
  );
};
