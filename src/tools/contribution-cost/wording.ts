import type { ContributionAnswers } from '#rules/contribution-cost/answers.ts';
import type { ContributionCost, Due, Plan } from '#rules/contribution-cost/contribution-cost.ts';
import { longDate, monthName, weekdayAndDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { capitalised } from '#words/phrases.ts';
import { moneyBy } from '../result/old-figures.ts';

const planNames: Readonly<Record<Plan['id'], string>> = {
  full: 'Plano completo, 20%',
  simplified: 'Plano de 11%',
  lowIncome: 'Baixa renda, 5%',
  mei: 'Guia do MEI',
  withheld: 'Retido pela empresa, 11%',
};

/** What a plan is called, with its rate. */
export const nameOf = ({ id }: Plan): string => planNames[id];

/** What a month of it counts for. */
export const countsFor = ({ id }: Plan): string =>
  id === 'full' || id === 'withheld'
    ? 'Idade, tempo e serviço público, conforme o caso'
    : 'Em regra, idade; não por tempo nem no serviço público';

/** What the cheapest way costs, in one sentence; or who pays instead. */
export function headline(
  { plans, figures }: ContributionCost,
  { occupation }: ContributionAnswers,
): string {
  const [cheapest, next] = plans;
  if (occupation === 'employee') return 'Com carteira assinada, quem paga a guia é o patrão.';
  if (occupation === 'special') return 'No campo em família, em regra, não é preciso pagar guia.';
  if (!cheapest) return 'Em regra, a empresa desconta 11% do que paga a você.';
  const month = moneyBy(figures, cheapest.month);
  if (occupation === 'company') return `Em regra, a empresa deve descontar ${month} por mês.`;
  if (occupation === 'mei') return `Pela conta, a guia do mês é de ${month}.`;
  return cheapest.isInDoubt && next
    ? `Pela conta, o mês custa ${moneyBy(figures, next.month)}. Se o INSS aceitar como baixa renda, ${month}.`
    : `Pela conta, o mês custa ${figures.isCurrent ? 'a partir de ' : ''}${month}.`;
}

/** "Novembro de 2026 vence em terça-feira, 15 de dezembro de 2026." */
export const dueInWords = ({ month, day, moved }: Due): string =>
  `${capitalised(monthName(month))} vence em ${weekdayAndDate(moved)}${day === moved ? '' : `, porque dia ${Number(day.slice(8))} não é dia útil`}.`;

function planInWords(plan: Plan, figures: ContributionCost['figures']): string {
  const { id, base, month } = plan;
  if (id === 'mei')
    return `MEI: 5% de ${formatCents(base)}, mais o imposto da atividade. São ${moneyBy(figures, month)}.`;
  const rates = { full: '20%', simplified: '11%', lowIncome: '5%', withheld: '11%' } as const;
  return `${nameOf(plan)}: ${rates[id]} de ${formatCents(base)} são ${moneyBy(figures, month)}.`;
}

/** "Com o salário mínimo de 2027, o mês passa a custar R$ 189,20." */
export const fromNowOnInWords = ({
  year,
  month,
}: NonNullable<ContributionCost['fromNowOn']>): string =>
  `Com o salário mínimo de ${year}, o mês passa a custar ${formatCents(month)}.`;

/** The count, one step after the other. */
export function countInWords(
  { plans, due, fromNowOn, lacking, figures }: ContributionCost,
  { occupation, baseCents = 0 }: ContributionAnswers,
): string[] {
  const { minimumWage, ceiling, year } = figures;
  return [
    ...plans.map((plan) => planInWords(plan, figures)),
    ...(occupation === 'ownAccount' && baseCents > 0 && baseCents < minimumWage
      ? [`Quem ganhou menos paga sobre o salário mínimo: ${formatCents(minimumWage)} em ${year}.`]
      : []),
    ...(baseCents > ceiling
      ? [`A conta para no teto do INSS: ${formatCents(ceiling)} em ${year}.`]
      : []),
    ...(lacking
      ? [
          `Para chegar ao salário mínimo faltam ${moneyBy(figures, lacking.base)}. Em regra, o complemento é de 11%: ${moneyBy(figures, lacking.cents)}.`,
        ]
      : []),
    ...(due ? [dueInWords(due)] : []),
    ...(fromNowOn ? [fromNowOnInWords(fromNowOn)] : []),
  ];
}

/** The line to keep, or to send to somebody in the family. */
export const summaryOf = (cost: ContributionCost, answers: ContributionAnswers): string =>
  ['Pagar o INSS.', headline(cost, answers), cost.due && `Vence em ${longDate(cost.due.moved)}.`]
    .filter(Boolean)
    .join(' ');
