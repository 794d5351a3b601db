import type { BpcIncomeResult } from '#rules/bpc-income/bpc-income.ts';
import { Bar } from './Bar.tsx';
import { hasTwoWays } from './per-person-words.ts';

/** The income per person beside a quarter and half of the minimum wage; the words say the same. */
export const LimitBars = ({ result }: { result: BpcIncomeResult }) => {
  const { withBolsaFamilia, withoutBolsaFamilia, wage } = result;
  const ways = hasTwoWays(result) ? [withBolsaFamilia, withoutBolsaFamilia] : [withBolsaFamilia];
  const known = ways.filter(({ tellsNothing }) => !tellsNothing);
  return (
    <div data-not-printed aria-hidden="true">
      {known.slice(0, 1).map((way) => (
        <Bar key="bar" range={way} wage={wage.value} />
      ))}
    </div>
  );
};
