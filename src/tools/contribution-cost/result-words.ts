import { contributionRates } from '#law/contributions.ts';
import { valueOn } from '#law/value.ts';
import type { ContributionAnswers, Occupation } from '#rules/contribution-cost/answers.ts';
import type { ContributionCost, Plan } from '#rules/contribution-cost/contribution-cost.ts';

import type { Opened } from '#rules/contribution-cost/opened.ts';
import { longDate, monthName, shortDate, weekdayAndDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { capitalised } from '#words/phrases.ts';
import { moneyBy } from '../result/old-figures.ts';
import { named, type ResultWords, together } from '../sentences/result-words.ts';

type Known = ContributionCost & ContributionAnswers;

const planNames: Readonly<Record<Plan['id'], string>> = {
  full: 'Plano completo, 20%',
  simplified: 'Plano de 11%',
  lowIncome: 'Baixa renda, 5%',
  mei: 'Guia do MEI',
  withheld: 'Retido pela empresa, 11%',
};

/** What a plan is called, with its rate. */
export const nameOf = ({ id }: Plan): string => planNames[id];

/** Whether a month of it may count for every rule. */
export const isWhole = ({ id }: Plan): boolean => id === 'full' || id === 'withheld';

/** How the month of a plan is counted. */
export function planInWords(plan: Plan, figures: ContributionCost['figures']): string {
  const { id, base, month } = plan;
  if (id === 'mei')
    return `MEI: 5% de ${formatCents(base)}, mais o imposto da atividade. São ${moneyBy(figures, month)}.`;
  const rates = { full: '20%', simplified: '11%', lowIncome: '5%', withheld: '11%' } as const;
  return `${nameOf(plan)}: ${rates[id]} de ${formatCents(base)} são ${moneyBy(figures, month)}.`;
}

/** The sentence of what so many months may open. */
export const openedWords = {
  cover: 'abre-cobertura',
  incapacity: 'abre-doenca',
  longPension: 'abre-pensao-longa',
  prison: 'abre-reclusao',
  retirement: 'abre-aposentadoria',
} as const satisfies Record<Opened['id'], string>;

const is = (occupation: Occupation) => (known: Known) => known.occupation === occupation;
const isInField = is('special');
const ofOthers = ({ plans, occupation }: Known) => plans.slice(occupation === 'special' ? 0 : 1);
const hasCheap = ({ plans }: Known) => plans.some(({ complement }) => complement > 0);
const isMoved = ({ due }: Known) => due && due.day !== due.moved;
const isOnItsDay = (known: Known) => known.due && !isMoved(known);
const lacks = ({ lacking }: Known) => lacking;
const mayBeLowIncome = ({ occupation, isLowIncome }: Known) =>
  occupation === 'none' && isLowIncome !== false;

export const resultWords = {
  figures: {
    'mais-barato': ({ plans: [one], figures }) => one && moneyBy(figures, one.month),
    segundo: ({ plans: [, one], figures }) => one && moneyBy(figures, one.month),
    'outros-planos': (known) =>
      ofOthers(known)
        .map((plan) => `${nameOf(plan)}: ${moneyBy(known.figures, plan.month)}.`)
        .join(' '),
    mes: ({ due }) => due && capitalised(monthName(due.month)),
    'mes-por-extenso': ({ due }) => due && monthName(due.month),
    vencimento: ({ due }) => due && weekdayAndDate(due.moved),
    'vencimento-dia': ({ due }) => due && longDate(due.moved),
    'vencimento-curto': ({ due }) => due && shortDate(due.moved),
    'dia-da-lei': ({ due }) => due && String(Number(due.day.slice(8))),
    'ano-novo': ({ fromNowOn }) => fromNowOn && String(fromNowOn.year),
    'mes-novo': ({ fromNowOn }) => fromNowOn && formatCents(fromNowOn.month),
    complemento: ({ lacking, figures }) => lacking && moneyBy(figures, lacking.cents),
    'quanto-falta': ({ lacking, figures }) => lacking && moneyBy(figures, lacking.base),
    'salario-minimo': ({ figures }) => formatCents(figures.minimumWage),
    teto: ({ figures }) => formatCents(figures.ceiling),
    'taxa-do-empregado': ({ figures }) =>
      `${String(valueOn(contributionRates.employeeFirstBracket, figures.from) / 10).replace('.', ',')}%`,
    ano: ({ figures }) => String(figures.year),
  },
  parts: {
    answer: {
      empregado: is('employee'),
      campo: isInField,
      'empresa-desconta': ({ plans }) => plans.length === 0,
      'empresa-desconta-valor': is('company'),
      mei: is('mei'),
      'talvez-baixa-renda': ({ plans: [cheapest, next] }) => cheapest?.isInDoubt && next,
      'custa-a-partir': ({ figures }) => figures.isCurrent,
      custa: true,
    },
    decides: { 'vence-depois': isMoved, vence: ({ due }) => due },
    reason: {
      'campo-escolha': isInField,
      'cinco-validado': mayBeLowIncome,
      'outros-planos': (known) => ofOthers(known).length > 0,
      'barato-nao-vale': hasCheap,
      'empregado-acerto': (known) => is('employee')(known) && known.figures.isCurrent,
      falta: lacks,
      'dali-em-diante': ({ fromNowOn }) => fromNowOn,
    },
    first: {
      'pergunta-papeis': isInField,
      'conferir-extrato': (known) => is('employee')(known) || is('company')(known),
      'guia-do-mei': is('mei'),
      guia: true,
    },
    second: {
      'falta-mes': is('employee'),
      'nao-descontou': is('company'),
      'perguntar-antes': isInField,
      'em-dia': true,
    },
    third: {
      parou: is('employee'),
      'some-tudo': lacks,
      'guarde-contrato': is('company'),
      'como-pagar': true,
    },
    account: {
      'menos-que-o-minimo': ({ occupation, baseCents = 0, figures }) =>
        occupation === 'ownAccount' && baseCents > 0 && baseCents < figures.minimumWage,
      teto: ({ baseCents = 0, figures }) => baseCents > figures.ceiling,
      falta: lacks,
      vence: isOnItsDay,
      'vence-depois': isMoved,
      'dali-em-diante': ({ fromNowOn }) => fromNowOn,
    },
    mayChange: {
      ...together(hasCheap, 'baratos-cobrem usar-por-tempo sem-prazo'),
      'plano-de-cinco': mayBeLowIncome,
      ...together(is('ownAccount'), 'autonomo-empresa autonomo-socio'),
      'mei-empresas': is('mei'),
      ...together(is('none'), 'sem-renda-trabalho sem-renda-parou sem-renda-servidor'),
      ...together(is('company'), 'empresa-nao-descontou empresa-aplicativo empresa-isenta'),
      ...together(is('employee'), 'empregado-pouco empregado-sem-registro'),
      ...together(isInField, 'campo-empregado campo-nao-autonomo'),
      'primeira-vez': ({ due }) => due,
      ...together(lacks, 'abaixo-do-minimo poucos-reais'),
      'ja-aconteceu': true,
      gravida: true,
      aposentado: ({ occupation }) => occupation !== 'none',
      'recebe-beneficio': true,
      'meses-antigos': true,
    },
    summary: { assunto: true, vence: true },
    message: { assunto: true },
    calendar: { titulo: true, onde: true, golpe: true, confira: true },
    words: named(
      'vale-para-tudo vale-para-idade nada abrem-em-dia abre-cobertura abre-doenca',
      'abre-pensao-longa abre-reclusao abre-aposentadoria abrem-menos abrem-sem abrem-parou',
    ),
  },
} as const satisfies ResultWords<Known>;
