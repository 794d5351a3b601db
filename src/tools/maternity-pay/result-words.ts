import { type IsoDate, yearOf } from '#law/date.ts';
import type { Figures } from '#rules/figures.ts';
import { totalOf } from '#rules/maternity-pay/amount.ts';
import type { MaternityAnswers, MotherKind } from '#rules/maternity-pay/answers.ts';
import { mayBeInHospital, summedMonths } from '#rules/maternity-pay/kinds.ts';
import type { MaternityPay } from '#rules/maternity-pay/maternity-pay.ts';
import { daysOf, type Period } from '#rules/maternity-pay/period.ts';
import { longDate, shortDate, weekdayAndDate } from '#words/dates.ts';
import { counted } from '#words/phrases.ts';
import { moneyFigure, type ResultWords, together } from '../sentences/result-words.ts';

interface Known extends MaternityPay, MaternityAnswers {
  figures: Figures;
}

/** "de 1º de março a 28 de junho de 2026": the year once, where it is the same. */
export function spanInWords({ from, until }: Pick<Period, 'from' | 'until'>): string {
  const start = longDate(from);
  return `de ${yearOf(from) === yearOf(until) ? start.replace(/ de\u00a0\d{4}$/, '') : start} a ${longDate(until)}`;
}

const long = (day: IsoDate | undefined) => day && longDate(day);

/** Whose cover hangs on what was paid, and not on a job that shows by itself. */
const hasToSeeTheCover: readonly MotherKind[] = ['unemployed', 'ownAccount', 'mei', 'facultativa'];

/** When the job ended is not asked, and the cover hangs on it. */
const isUnemployed = ({ kind }: Known) => kind === 'unemployed';
/** A dismissal may have been while she was pregnant. */
const mayBeDismissed = (known: Known) => isUnemployed(known) && known.event !== 'adoption';
const mayLackCover = ({ kind }: Known) => hasToSeeTheCover.includes(kind);
const isByEmployer = ({ payer }: Known) => payer === 'employer';
const isByInss = (known: Known) => !isByEmployer(known) && !mayLackCover(known);
/** Paid in part of the time, or only when called: who pays may be another. */
const isUnderMinimum = (known: Known) =>
  isByEmployer(known) && (known.payCents ?? Infinity) < known.figures.minimumWage;
const isOver = ({ payer, asking }: Known) => payer === 'inss' && asking === 'past';
const isOpen = ({ payer, asking }: Known) => payer === 'inss' && asking === 'ok';
const isOnLastDays = ({ payer, asking }: Known) => payer === 'inss' && asking === 'pastSafeDay';
const isPerhapsOver = ({ payer, asking }: Known) => payer === 'inss' && asking === 'mayStillCount';
/** The safe day is past and the request may still be in time: nothing is said before that. */
const isForToday = (known: Known) => isOnLastDays(known) || isPerhapsOver(known);
const isExpected = ({ asking }: Known) => asking === 'expected';
const isLost = ({ event }: Known) => event === 'abortion' || event === 'stillbirth';
const isLong = ({ event, stay, day, period }: Known) =>
  event !== 'abortion' && typeof stay === 'object' && period.days > daysOf(event, day);
const earlyLeave = ({ others }: Known) => others.find(({ ifHold }) => ifHold === 'earlyLeave');
const isSettled = ({ pay: { least, most } }: Known) => least !== undefined && least === most;
/** More days, or a higher minimum wage, may make it more. */
const isLeastInAll = ({ isLeast, goesIntoNextYear }: Known) => isLeast || goesIntoNextYear;
const isSum = ({ pay: { basis } }: Known) => basis === 'twelfth';
const tellsTenMonths = ({ tenMonths }: Known) => tenMonths !== 'neverAsked';
const limits = (limit: 'raised' | 'capped') => (known: Known) =>
  known.pay.limit === limit && known.pay.basis !== 'minimumWage' && isWorkedOut(known);
const isWorkedOut = (known: Known) =>
  !isSum(known) || (known.payCents !== undefined && isSettled(known));

export const resultWords = {
  figures: {
    dias: ({ period }) => counted(period.days, 'dia', 'dias'),
    'dias-da-lei': ({ day }) => counted(daysOf('birth', day), 'dia', 'dias'),
    periodo: ({ period }) => spanInWords(period),
    'ultimo-dia': ({ askBy }) => longDate(askBy.lastDay),
    'ultimo-dia-da-semana': ({ askBy }) => weekdayAndDate(askBy.lastDay),
    'dia-seguro': ({ askBy }) => longDate(askBy.safeDay),
    'dia-seguro-curto': ({ askBy }) => shortDate(askBy.safeDay),
    'por-mes': ({ pay }) => moneyFigure(pay.least),
    'por-mes-no-maximo': ({ pay }) => moneyFigure(pay.most),
    'ao-todo': ({ pay, period }) =>
      pay.least === undefined ? undefined : moneyFigure(totalOf(pay.least, period.days)),
    'ano-usado': ({ figures }) => String(figures.year),
    'ano-seguinte': ({ figures }) => String(figures.year + 1),
    'salario-minimo': ({ figures }) => moneyFigure(figures.minimumWage),
    teto: ({ figures }) => moneyFigure(figures.ceiling),
    alta: ({ stay }) => (typeof stay === 'object' ? long(stay.discharge) : undefined),
    meses: ({ months }) =>
      months === undefined ? undefined : counted(Math.min(months, summedMonths), 'mês', 'meses'),
    'valor-de-cada-mes': ({ payCents, figures }) =>
      payCents === undefined ? undefined : moneyFigure(Math.min(payCents, figures.ceiling)),
    'fim-se-parar-antes': (known) => shortDate(earlyLeave(known)?.until ?? known.period.until),
    'urbano-ou-rural': ({ kind }) => (kind === 'special' ? 'rural' : 'urbano'),
  },
  parts: {
    answer: {
      'prazo-passou': isOver,
      'peca-hoje': isOnLastDays,
      'peca-hoje-na-duvida': isPerhapsOver,
      'se-coberta-ao-menos': (known) => mayLackCover(known) && known.isLeast,
      'se-coberta': mayLackCover,
      'dias-ao-menos': ({ isLeast }) => isLeast,
      dias: true,
    },
    decides: {
      'salario-inteiro': ({ pay }) => pay.least === undefined,
      'mes-ao-menos': (known) =>
        known.pay.most === undefined || known.pay.isRising || isUnderMinimum(known),
      'mes-entre': (known) => !isSettled(known),
      'mes-e-todo-ao-menos': isLeastInAll,
      'mes-e-todo': true,
    },
    reason: {
      'dias-ao-menos': (known) => isForToday(known) && known.isLeast,
      dias: (known) => isForToday(known) && !known.isLeast,
      'ano-anterior': ({ isOfPastYear }) => isOfPastYear,
      'ano-seguinte': ({ goesIntoNextYear }) => goesIntoNextYear,
      'menos-que-o-minimo': isUnderMinimum,
      'paga-empresa': (known) => isByEmployer(known) && !isUnderMinimum(known),
      'paga-inss-se-coberta': isUnemployed,
      'paga-inss': (known) => mayLackCover(known) && !isUnemployed(known),
      'paga-inss-vai-estar': (known) => isByInss(known) && isExpected(known),
      'paga-inss-estava': (known) => isByInss(known) && !isExpected(known),
      'sem-dez-contribuicoes': (known) =>
        tellsTenMonths(known) && known.kind !== 'special' && known.asking !== 'past',
      'soma-abaixo-do-minimo': ({ pay, kind }) => pay.limit === 'raised' && kind !== 'mei',
      'pedir-ate': isOpen,
      'parto-em-outro-dia': isExpected,
      'ainda-internada': ({ isLeast }) => isLeast,
      'alta-em-duas-semanas': ({ others }) =>
        others.some(({ ifHold }) => ifHold === 'stayFromBefore'),
      'parar-antes': (known) => earlyLeave(known) && isExpected(known),
      'parou-antes': (known) => earlyLeave(known) && !isExpected(known),
    },
    first: {
      'pedir-aos-dois': isUnderMinimum,
      'entregar-atestado': (known) => isByEmployer(known) && known.event === 'abortion',
      'entregar-certidao': isByEmployer,
      'pedido-antigo': isOver,
      'pedir-no-dia': isExpected,
      'pedir-hoje': isForToday,
      'pedir-ate': (known) => isOpen(known) && known.endsSoon,
      'pedir-logo': true,
    },
    second: {
      'empresa-nao-paga': isByEmployer,
      'pedido-sem-resposta': isOver,
      'papeis-da-roca': ({ kind }) => kind === 'special',
      'vai-estar-coberta': (known) => mayLackCover(known) && isExpected(known),
      'estava-coberta': mayLackCover,
      papeis: true,
    },
    third: {
      demitida: isByEmployer,
      orientacao: isOver,
      'mandada-embora-gravida': mayBeDismissed,
      papeis: (known) => known.kind === 'special' || mayLackCover(known),
      'o-que-muda': true,
    },
    account: {
      aborto: ({ event }) => event === 'abortion',
      'dias-ao-menos': (known) => known.event !== 'abortion' && !isLong(known) && known.isLeast,
      dias: (known) => known.event !== 'abortion' && !isLong(known) && !known.isLeast,
      internacao: (known) => isLong(known) && known.period.from >= known.day,
      'internacao-e-dias-antes': (known) => isLong(known) && known.period.from < known.day,
      ...together(isLong, 'dias-com-internacao dia-da-alta'),
      campo: ({ kind }) => kind === 'special',
      mei: ({ kind }) => kind === 'mei',
      'salario-inteiro': ({ pay }) => pay.basis === 'fullPay',
      'ultimo-salario': ({ pay }) => pay.basis === 'lastContribution',
      soma: isSum,
      'meses-somados': (known) => isSum(known) && isWorkedOut(known) && known.months !== undefined,
      minimo: limits('raised'),
      teto: limits('capped'),
      'mes-ao-menos': (known) => isSettled(known) && known.pay.isRising,
      'mes-e-todo-ao-menos': (known) =>
        isSettled(known) && !known.pay.isRising && isLeastInAll(known),
      'mes-e-todo': (known) => isSettled(known) && !known.pay.isRising && !isLeastInAll(known),
      'antes-do-desconto': isSettled,
    },
    mayChange: {
      'ainda-sem-alta': ({ stay }) => stay === 'stillThere',
      'internacao-da-mae-ou-do-bebe': ({ event, stay }) =>
        event === 'birth' && (stay === undefined || stay === 'none'),
      'internacao-da-mae': ({ event, stay }) =>
        event !== 'birth' && mayBeInHospital(event) && (stay === undefined || stay === 'none'),
      'voltou-ao-hospital': ({ stay }) => typeof stay === 'object',
      'adotada-com-doze': ({ event }) => event === 'adoption',
      zika: ({ event }) => event === 'birth' || event === 'adoption',
      'papel-da-perda': isLost,
      'dez-meses.na-roca': (known) => tellsTenMonths(known) && known.kind === 'special',
      'dez-meses.pagos': (known) => tellsTenMonths(known) && known.kind !== 'special',
      'dez-meses.stf': tellsTenMonths,
      'dez-meses.desde': ({ tenMonths }) => tenMonths === 'askedThen',
      'dez-meses.negou-antes': ({ tenMonths, asking }) =>
        tenMonths === 'askedThen' && asking !== 'past',
      'dez-meses.negou-agora': ({ tenMonths, asking }) =>
        tenMonths === 'noLonger' && asking !== 'past',
      'dez-meses.prova-da-roca': (known) => tellsTenMonths(known) && known.kind === 'special',
      'dez-meses.coberta': (known) => tellsTenMonths(known) && known.kind !== 'special',
      'sem-emprego-soma': ({ kind }) => kind === 'unemployed',
      'sem-emprego-gravida': mayBeDismissed,
      intermitente: (known) => isByEmployer(known) && !isUnderMinimum(known),
      demitida: ({ kind }) => kind === 'employee',
      'demitida.gravida': ({ kind, event }) => kind === 'employee' && event !== 'adoption',
      'boia-fria': ({ kind }) => kind === 'ownAccount',
      'mei-com-salario': ({ kind }) => kind === 'mei',
      'campo-com-guia': ({ kind }) => kind === 'special',
      'nao-se-soma': true,
      trabalhar: true,
      'trabalhar.gemeos': ({ event }) => event === 'birth',
      'pagou-depois': true,
    },
    summary: {
      assunto: true,
      'pedir-ate': isOpen,
    },
    message: { assunto: true, dias: true },
    calendar: { titulo: true, prazo: true, onde: true, confirme: true },
    words: { earlyLeave: true, stay: true, stayFromBefore: true, nenhum: true },
  },
} as const satisfies ResultWords<Known>;
