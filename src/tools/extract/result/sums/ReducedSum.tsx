import type { ContributionTime } from '#rules/contribution-time/contribution-time.ts';
import { counted } from '#words/phrases.ts';
import { MonthsTable } from './MonthsTable.tsx';

/** The months that only a plan for retirement by age gave: within the time. */
export const ReducedSum = ({ today, atReform }: ContributionTime) => (
  <>
    <MonthsTable
      caption="Meses de MEI, ou de plano de 5% ou 11%"
      months={today.least.reducedMonths.map((month) => ({ month }))}
    />
    <p>
      Somam <b>{counted(today.least.reducedMonths.length, 'mês', 'meses')}</b>, e em 13/11/2019 eram{' '}
      {atReform.least.reducedMonths.length}. Já estão no tempo. Fora da aposentadoria por idade,
      pode ser preciso completar.
    </p>
  </>
);
