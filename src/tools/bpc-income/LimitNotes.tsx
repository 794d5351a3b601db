import type { BpcIncomeResult } from '#rules/bpc-income/bpc-income.ts';
import { formatCents } from '#words/money.ts';

/** The marks on the bar, in words. */
export const LimitNotes = ({ result }: { result: BpcIncomeResult }) => {
  const { quarter, half } = result.withBolsaFamilia;
  return (
    <ul>
      <li>
        <b>¼ do salário mínimo: {formatCents(quarter.perPerson)}.</b> É o limite da lei.
      </li>
      <li>
        ½ do salário mínimo: {formatCents(half.perPerson)}. Um regulamento pode ampliar o limite até
        aí em certos casos. Não achamos regra geral que faça isso.
      </li>
      <li>1 salário mínimo: {formatCents(result.wage.value)}.</li>
    </ul>
  );
};
