import type { RuleOfAmount } from '#rules/benefit-average/amount-rules.ts';
import type { BenefitAverage, Estimate } from '#rules/benefit-average/benefit-average.ts';
import { carencia } from '#rules/retirement/requirements.ts';
import { formatCents } from '#words/money.ts';
import { counted } from '#words/phrases.ts';
import { lengthInWords } from '../../questions/lengths.ts';
import { amountInWords } from '../../retirement/amount-words.ts';
import { ruleNames } from '../../retirement/rule-names.ts';

const limitInWords = {
  raised: ' A conta deu menos: entra o salário mínimo.',
  capped: ' A conta deu mais: entra o teto.',
} as const;

const EstimateInWords = ({ cents, percent, mean, leftOut, limit }: Estimate) => (
  <>
    Pela conta: <b>{formatCents(cents)}</b>, que são {percent}% de {formatCents(mean)}.
    {leftOut.length > 0 &&
      ` Sem ${counted(leftOut.length, 'mês', 'meses')} de salário menor, que a lei deixa tirar.`}
    {limit && limitInWords[limit]}
  </>
);

const whyNone = ({ missing, asked, time }: RuleOfAmount): string | undefined => {
  if (missing === 'time')
    return `Sem valor hoje: a regra pede ${lengthInWords(asked)}, e a conta tem ${lengthInWords(time)}.`;
  if (missing === 'carencia') return `Sem valor hoje: faltam meses para a carência de ${carencia}.`;
  return undefined;
};

/** What a rule makes of the mean: its formula, and the amount where time and carencia reach. */
export const AmountOfRule = ({
  rule,
  average,
}: {
  rule: RuleOfAmount;
  average: Extract<BenefitAverage, { outcome: 'estimated' }>;
}) => {
  const { id, amount, estimated } = rule;
  const none = whyNone(rule);
  return (
    <>
      <b>{ruleNames[id]}.</b> {amountInWords(amount, true)}{' '}
      {none ?? (estimated && <EstimateInWords {...average.estimateFor(estimated)} />)}
    </>
  );
};
