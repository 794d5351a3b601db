import { contributionBrackets } from '#law/contribution-brackets.ts';
import { contributionRates } from '#law/contributions.ts';
import { findLegalValue } from '#law/value.ts';
import { basisColumns, basisOf, lastMonthOfAll, monthColumns, monthsOf } from '../basis.ts';
import type { Row, Subject } from '../table.ts';

const perMille = {
  name: 'aliquotaMilesimos',
  says: 'A alíquota, em milésimos do valor.',
  kind: 'whole',
} as const;

/** Of the years whose tops are all recorded; each bracket begins a cent above the one before it. */
const bracketRows = (): Row[] =>
  contributionBrackets.values.flatMap(({ value: brackets }) =>
    (brackets[1]?.top.values ?? []).flatMap(({ from, until }) => {
      const tops = brackets.flatMap(({ top, perMille: rate }) => {
        const here = findLegalValue(top, from);
        return here ? [{ ...here, rate }] : [];
      });
      if (tops.length < brackets.length) return [];
      return tops.map(({ value, rate, source, verifiedOn }, index): Row => {
        const before = tops[index - 1];
        return {
          ...monthsOf({ from, ...(until && { until }) }),
          faixa: index + 1,
          deCentavos: before ? before.value + 1 : 0,
          ateCentavos: value,
          aliquotaMilesimos: rate,
          ...basisOf(source, verifiedOn),
        };
      });
    }),
  );

const topEnd = lastMonthOfAll(
  ...contributionBrackets.values.flatMap(({ value }) => value.map(({ top }) => top)),
);

const plans = [
  ['normal', 'Autônomo e facultativo, plano normal', contributionRates.full],
  ['simplificado', 'Autônomo e facultativo, plano simplificado', contributionRates.simplified],
  ['baixa-renda', 'Facultativo de baixa renda', contributionRates.lowIncome],
  ['mei', 'MEI, parte do INSS no DAS', contributionRates.mei],
  ['retido', 'Retido pela empresa do autônomo', contributionRates.withheldByCompany],
] as const;

export const contributions: readonly Subject[] = [
  {
    id: 'faixas-de-contribuicao',
    title: 'Faixas de contribuição do empregado',
    about: 'As faixas e alíquotas de quem tem carteira assinada, doméstico e avulso.',
    notice:
      'Cada alíquota incide só sobre a parte do salário que está na faixa. Ainda não comparamos todas as faixas com a portaria.',
    holds: 'values',
    columns: [
      ...monthColumns,
      { name: 'faixa', says: 'O número da faixa, de 1 a 4.', kind: 'whole', isKey: true },
      { name: 'deCentavos', says: 'Onde a faixa começa, em centavos.', kind: 'cents' },
      { name: 'ateCentavos', says: 'Onde a faixa acaba, em centavos.', kind: 'cents' },
      perMille,
      ...basisColumns,
    ],
    rows: bracketRows(),
    ...(topEnd && { validUntil: topEnd }),
  },
  {
    id: 'planos-de-contribuicao',
    title: 'Planos de quem paga por conta própria',
    about: 'A alíquota de cada plano de contribuição.',
    notice:
      'Algumas alíquotas são mais antigas que o primeiro mês da linha: o arquivo não olha para antes dele.',
    holds: 'values',
    columns: [
      {
        name: 'plano',
        says: 'O plano.',
        kind: 'text',
        only: plans.map(([id]) => id),
        isKey: true,
      },
      { name: 'nome', says: 'O nome do plano.', kind: 'text', isBasis: true },
      ...monthColumns,
      perMille,
      ...basisColumns,
    ],
    rows: plans.flatMap(([plano, nome, { values }]) =>
      values.map(({ value, source, verifiedOn, ...period }) => ({
        plano,
        nome,
        ...monthsOf(period),
        aliquotaMilesimos: value,
        ...basisOf(source, verifiedOn),
      })),
    ),
  },
];
