import type { BpcIncomeResult } from '#rules/bpc-income/bpc-income.ts';
import { hangsOnLawOnly } from '#rules/bpc-income/doubt-of-law.ts';
import { formatCents } from '#words/money.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { atInss } from '../result/at-inss.ts';
import type { Assessment } from './assess.ts';
import { besideInWords, byJudge, papers, registry, stepsBeside } from './beside-words.ts';
import { healthInWords, mayFitByHealth } from './health-words.ts';
import { LimitBars } from './LimitBars.tsx';
import {
  divisionInWords,
  hasTwoWays,
  keepsByOtherSum,
  rangeInWords,
  verdictInWords,
} from './per-person-words.ts';
import { knownOf } from './result-words.ts';

/** To ask for it: also where the other condition is still to be seen. */
const ask = ({ ageOrDisability }: BpcIncomeResult, more: string) =>
  ageOrDisability.verdict === 'met'
    ? `**Peça o BPC** ${atInss}, se não recebe outro benefício. ${more}`
    : `**Peça o BPC se há deficiência** que dura 2 anos ou mais, ${atInss}. ${more}`;

function stepsOf(result: BpcIncomeResult): Answer['steps'] {
  const { withBolsaFamilia, withoutBolsaFamilia } = result;
  const ways = [withBolsaFamilia.quarter.verdict, withoutBolsaFamilia.quarter.verdict];
  const instead = stepsBeside(result);
  if (instead) return instead;
  if (ways.includes('met'))
    return [registry, ask(result, 'Não custa nada e não exige advogado.'), papers];
  if (ways.includes('unknown') && hangsOnLawOnly(result))
    return [
      registry,
      ask(result, 'Peça que a resposta diga como a renda foi contada.'),
      '**Veja qual é a dúvida,** em “O que pode mudar isso”, aqui embaixo.',
    ];
  if (ways.includes('unknown'))
    return [
      `**Descubra o que falta:** a renda de cada um, no CadÚnico (CRAS) ou ${atInss}.`,
      'Volte aqui e refaça a conta.',
      papers,
    ];
  if (mayFitByHealth(result))
    return [
      '**Junte a prova dos gastos:** a receita de uso contínuo e o papel de que o SUS não deu.',
      ask(result, 'Peça que descontem os gastos de saúde.'),
      registry,
    ];
  return [
    registry,
    `**Ainda dá para pedir,** ${atInss}. Junte receitas, recibos e contas.`,
    byJudge,
  ];
}

/** The two figures that are compared. */
const comparedInWords = ({ result, year }: Assessment): string => {
  const { withBolsaFamilia, withoutBolsaFamilia } = result;
  const way = withBolsaFamilia.tellsNothing ? withoutBolsaFamilia : withBolsaFamilia;
  const limit = formatCents(way.quarter.perPerson);
  return way.tellsNothing
    ? `O limite de ${year} é ${limit} por pessoa.`
    : `São ${rangeInWords(way)} por pessoa. O limite de ${year} é ${limit}.`;
};

/** Said with the comparison, and never of who has the BPC, who is judged by another sum. */
const fitsByHealth = (result: BpcIncomeResult): string | undefined =>
  mayFitByHealth(result) && !keepsByOtherSum(result)
    ? 'Com os gastos de saúde provados, pode caber.'
    : undefined;

/** Why, in a sentence: the sum, or what keeps it open. */
function countInWords(result: BpcIncomeResult): string | undefined {
  const { withBolsaFamilia, withoutBolsaFamilia } = result;
  if (hasTwoWays(result) && !withBolsaFamilia.tellsNothing && !withoutBolsaFamilia.tellsNothing)
    return `Sem o Bolsa Família seriam ${rangeInWords(withoutBolsaFamilia)} por pessoa.`;
  if (withBolsaFamilia.tellsNothing && !withoutBolsaFamilia.tellsNothing)
    return 'É a conta sem o Bolsa Família. Falta saber o valor dele.';
  return withBolsaFamilia.isSettled ? divisionInWords(withBolsaFamilia.lowest) : undefined;
}

/** The income compared with the limit, in words; the two figures; why; what to do. */
export function answerOf(assessment: Assessment): Answer {
  const { result } = assessment;
  const health = healthInWords(knownOf(assessment));
  const reason = [...besideInWords(result), countInWords(result)].filter(Boolean).join(' ');
  return {
    verdict: [verdictInWords(result), fitsByHealth(result)].filter(Boolean).join(' '),
    // Who has the BPC is judged by another sum.
    decides: result.beside.hindrances.includes('hasBpc') ? undefined : comparedInWords(assessment),
    reason: (
      <>
        {reason && <p>{reason}</p>}
        {health.length > 0 && <p>{health.join(' ')}</p>}
        {keepsByOtherSum(result) || <LimitBars result={result} />}
      </>
    ),
    steps: stepsOf(result),
  };
}
