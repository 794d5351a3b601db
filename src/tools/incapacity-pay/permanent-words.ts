import type { Figures } from '#rules/figures.ts';
import type { IncapacityAnswers } from '#rules/permanent-incapacity/answers.ts';
import type {
  PermanentIncapacity,
  Reading,
  Rule,
} from '#rules/permanent-incapacity/permanent-incapacity.ts';
import { formatCents } from '#words/money.ts';
import { moneyFigure, type ResultWords } from '../sentences/result-words.ts';

interface Known extends PermanentIncapacity, Omit<IncapacityAnswers, 'known'> {
  told: IncapacityAnswers['known'];
  hasAid: boolean;
  figures: Figures;
}

const shareInWords = ({ percent }: Reading): string =>
  percent === undefined ? 'ao menos 60% da média' : `${percent}% da média`;

const boundOf = ({ isLeast }: Reading): string => (isLeast ? 'ao menos ' : '');

/** "R$ 2.400,00 por mês", "ao menos …" where the mean may be higher; the share where there is none. */
export function readingInWords(reading: Reading): string {
  const { rule, cents } = reading;
  if (rule === 'beforeReform') return '100% de outra média';
  if (cents === undefined) return shareInWords(reading);
  return `${boundOf(reading)}${formatCents(cents)} por mês`;
}

/** The same month with the 25 %. */
export const withHelpInWords = (reading: Reading): string =>
  reading.withHelp === undefined
    ? 'mais 25%'
    : `${boundOf(reading)}${formatCents(reading.withHelp)}`;

const otherBy = (rule: Rule, { others }: Known) => others.find((one) => one.rule === rule);
const isSame = (known: Known): boolean => {
  const atWork = otherBy('work', known);
  return atWork !== undefined && readingInWords(atWork) === readingInWords(known.main);
};

const aidOf = ({ told }: Known) => (told && 'aid' in told ? told : undefined);
/** Where the temporary one pays more than the least that this one would. */
const paysMore = ({ aid, main }: Known) =>
  aid !== undefined && main.cents !== undefined && aid.cents > main.cents;
const isCounted = ({ main }: Known) => main.rule !== 'special';
const isByShare = ({ main }: Known) => main.rule === 'other';
const hidesMean = (known: Known): boolean =>
  (aidOf(known)?.aid ?? Number.POSITIVE_INFINITY) <= known.figures.minimumWage;
const isMeanLimited = ({ told, mean }: Known) =>
  told !== undefined && 'mean' in told && mean !== undefined && mean < told.mean;
const showsMean = (known: Known) => aidOf(known) !== undefined && known.mean !== undefined;

/** What the result of the retirement says, and when. */
export const permanentWords = {
  figures: {
    valor: ({ main }) => readingInWords(main),
    'com-ajuda': ({ main }) => withHelpInWords(main),
    'com-ajuda-exato': ({ main }) => moneyFigure(main.withHelp),
    'valor-se-trabalho': (known) => readingInWords(otherBy('work', known) ?? known.main),
    parte: ({ main }) => (main.percent === undefined ? undefined : `${main.percent}%`),
    media: ({ mean }) => moneyFigure(mean),
    auxilio: ({ aid }) => moneyFigure(aid?.cents),
    'sem-limites': ({ main }) => moneyFigure(main.unlimited),
    'salario-minimo': ({ figures }) => moneyFigure(figures.minimumWage),
    teto: ({ figures }) => moneyFigure(figures.ceiling),
    ano: ({ figures }) => String(figures.year),
  },
  parts: {
    answer: {
      'antes-da-reforma': (known) => otherBy('beforeReform', known),
      seriam: ({ main }) => /^\d/.test(readingInWords(main)),
      seria: true,
    },
    decides: {
      'ajuda-sem-valor': ({ main, needsHelp }) => needsHelp && main.withHelp === undefined,
      ajuda: ({ needsHelp }) => needsHelp,
      'se-precisar': ({ main, needsHelp }) =>
        needsHelp === undefined && main.withHelp !== undefined,
    },
    reason: {
      'auxilio-paga-mais': (known) => known.hasAid && paysMore(known),
      'auxilio-pagaria-mais': (known) => !known.hasAid && known.aid?.isMost && paysMore(known),
      'se-trabalho': (known) => otherBy('work', known) && !isSame(known),
      'se-trabalho-ao-menos': (known) => isSame(known) && known.main.isLeast,
      'se-trabalho-igual': (known) => isSame(known) && !known.main.isLeast,
      'se-antes-da-reforma': (known) => otherBy('beforeReform', known),
      'so-o-valor': true,
    },
    first: { prorrogar: ({ hasAid }) => hasAid, pedir: true },
    second: {
      papeis: ({ isSpecial }) => isSpecial,
      'prova-do-trabalho': ({ cause }) => cause === 'work',
      'foi-o-trabalho': true,
    },
    third: {
      ajuda: ({ needsHelp, hasAid }) => needsHelp && hasAid,
      'ajuda-ou-acrescimo': ({ needsHelp }) => needsHelp,
      'o-que-muda': ({ isSpecial }) => isSpecial,
      papeis: true,
    },
    account: {
      campo: ({ main }) => main.rule === 'special',
      'auxilio-do-minimo': (known) => isCounted(known) && showsMean(known) && hidesMean(known),
      auxilio: (known) => isCounted(known) && showsMean(known) && !hidesMean(known),
      trabalho: ({ main }) => main.rule === 'work',
      'sessenta-e-dois': (known) => isByShare(known) && known.sex === undefined,
      'sessenta-e-dois-mulher': (known) => isByShare(known) && known.sex === 'woman',
      'sessenta-e-dois-homem': (known) => isByShare(known) && known.sex === 'man',
      'seu-tempo': (known) => isByShare(known) && known.main.percent !== undefined,
      'aux-teto': (known) => isCounted(known) && isMeanLimited(known),
      'parte-da-media': (known) =>
        isCounted(known) &&
        !hidesMean(known) &&
        known.mean !== undefined &&
        known.main.unlimited !== undefined,
      minimo: (known) => isCounted(known) && known.main.limit === 'raised',
      teto: (known) => isCounted(known) && known.main.limit === 'capped',
      'ajuda-no-campo': (known) => !isCounted(known) && known.needsHelp,
      ajuda: (known) => isCounted(known) && known.needsHelp && known.main.withHelp !== undefined,
    },
    mayChange: {
      'auxilio-da-media': ({ hasAid, aid }) => !hasAid && aid?.isMost,
      'auxilio-do-minimo': ({ hasAid, aid }) => !hasAid && aid && !aid.isMost,
      'por-conta-propria': ({ isSpecial, cause }) => !isSpecial && cause !== 'other',
      'foi-o-trabalho': ({ isSpecial, cause }) => !isSpecial && cause !== 'work',
      'doenca-grave': ({ isSpecial, cause }) => !isSpecial && cause !== 'work',
      'comecou-antes': ({ isSpecial, beganBefore }) => !isSpecial && beganBefore !== false,
      'constatada-antes': ({ isSpecial, beganBefore }) => !isSpecial && beganBefore !== false,
      'auxilio-antigo': (known) => aidOf(known)?.isNew === false,
      'auxilio-esconde': (known) => aidOf(known)?.isNew,
      'so-desta': true,
      'outro-trabalho': true,
    },
    summary: { assunto: true },
    message: { assunto: true, valor: true },
    words: { other: true, work: true, beforeReform: true, special: true },
  },
} as const satisfies ResultWords<Known>;
