import type { Figures } from '#rules/figures.ts';
import type { TemporaryIncapacityAnswers } from '#rules/temporary-incapacity/answers.ts';
import type { TemporaryIncapacity } from '#rules/temporary-incapacity/temporary-incapacity.ts';
import { formatCents } from '#words/money.ts';
import { moneyFigure, type ResultWords, together } from '../sentences/result-words.ts';

interface Known extends TemporaryIncapacity {
  told: TemporaryIncapacityAnswers;
  figures: Figures;
}

/** "entre R$ 1.621,00 e R$ 2.184,00", or the one amount. */
export const betweenInWords = (least: number, most: number): string =>
  least === most ? formatCents(least) : `entre ${formatCents(least)} e ${formatCents(most)}`;

const isOpen = ({ decidedBy }: Known) => decidedBy === undefined;
const knowsNone = (known: Known) =>
  isOpen(known) && known.mean === undefined && known.lastTwelve === undefined;
const lacksMean = (known: Known) =>
  isOpen(known) && known.mean === undefined && known.lastTwelve !== undefined;
const lacksTwelve = (known: Known) => isOpen(known) && known.mean !== undefined;
const isCounted = ({ decidedBy }: Known) => decidedBy !== 'special';

function valueInWords(known: Known): string {
  const { least, most } = known;
  if (most !== undefined && !knowsNone(known)) return `${betweenInWords(least, most)} por mês`;
  return `${knowsNone(known) ? '91% da média, e ' : ''}ao menos ${formatCents(least)} por mês`;
}

/** What the result of the auxílio says, and when. */
export const temporaryWords = {
  figures: {
    valor: valueInWords,
    'no-maximo': ({ most }) => moneyFigure(most),
    'se-parecido': ({ ifAlike }) => moneyFigure(ifAlike),
    'noventa-e-um': ({ share }) => moneyFigure(share),
    media: ({ mean }) => moneyFigure(mean),
    doze: ({ lastTwelve }) => moneyFigure(lastTwelve),
    'salario-minimo': ({ figures }) => moneyFigure(figures.minimumWage),
    teto: ({ figures }) => moneyFigure(figures.ceiling),
    ano: ({ figures }) => String(figures.year),
  },
  parts: {
    answer: { seriam: knowsNone, seria: true },
    decides: {
      'aux-se-parecido': ({ ifAlike }) => ifAlike !== undefined,
      'aux-se-nao-baixou': (known) => lacksTwelve(known) && known.most !== undefined,
      'aux-no-maximo': (known) => knowsNone(known) && known.most !== undefined,
    },
    reason: {
      'aux-falta-media': lacksMean,
      'aux-faltam-doze': lacksTwelve,
      'aux-falta-tudo': knowsNone,
      'aux-pela-parte': ({ decidedBy }) => decidedBy === 'share',
      'aux-pelos-doze': ({ decidedBy }) => decidedBy === 'lastTwelve',
      'aux-pelo-minimo': ({ decidedBy }) => decidedBy === 'minimumWage',
      'aux-pelo-campo': ({ decidedBy }) => decidedBy === 'special',
      'aux-so-o-valor': true,
    },
    first: { 'aux-pedir': true },
    second: { 'aux-papeis': true },
    third: { 'aux-campo': ({ decidedBy }) => decidedBy === 'special', 'aux-salarios': true },
    account: {
      campo: ({ decidedBy }) => decidedBy === 'special',
      'aux-teto': ({ told, mean, lastTwelve }) =>
        (mean ?? 0) < (told.mean ?? 0) || (lastTwelve ?? 0) < (told.lastTwelve ?? 0),
      'aux-parte': ({ share }) => share !== undefined,
      'aux-parte-sem-media': (known) => isCounted(known) && known.share === undefined,
      'aux-doze': ({ lastTwelve }) => lastTwelve !== undefined,
      'aux-doze-sem-valor': (known) => isCounted(known) && known.lastTwelve === undefined,
      'aux-parecido': ({ ifAlike }) => ifAlike !== undefined,
      minimo: isCounted,
    },
    mayChange: {
      'aux-corrigidos': lacksMean,
      ...together(
        isCounted,
        'aux-quinze-dias aux-causa aux-meses-sem aux-dois-trabalhos aux-para-sempre',
      ),
      'aux-para-sempre-no-campo': ({ decidedBy }) => decidedBy === 'special',
    },
    summary: { 'aux-assunto': true },
    message: { 'aux-assunto': true, valor: true },
    words: { menos: true, parecido: true, perto: true, mais: true },
  },
} as const satisfies ResultWords<Known>;
