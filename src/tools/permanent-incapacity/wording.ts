import type { Figures } from '#rules/figures.ts';
import type { IncapacityAnswers } from '#rules/permanent-incapacity/answers.ts';
import type {
  PermanentIncapacity,
  Reading,
  Rule,
} from '#rules/permanent-incapacity/permanent-incapacity.ts';
import { yearsOfBase } from '#rules/retirement/amount.ts';
import { formatCents } from '#words/money.ts';

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

/** What it would be, in one sentence; never that it will be granted. */
export const headline = (result: PermanentIncapacity): string =>
  `Pela conta, seria ${readingInWords(result.main)}.`.replace(/seria (\d)/, 'seriam $1');

/** With the 25 %, where a figure is known. */
export function helpInWords(
  result: PermanentIncapacity,
  { needsHelp }: IncapacityAnswers,
): string | undefined {
  const { main } = result;
  if (needsHelp === false) return undefined;
  if (main.withHelp === undefined)
    return needsHelp ? 'Com a ajuda de outra pessoa, são mais 25%.' : undefined;
  return needsHelp
    ? `Com os 25%: ${withHelpInWords(main)} por mês.`
    : `Se precisar de ajuda permanente: ${withHelpInWords(main)}.`;
}

const conditions: Readonly<Record<Rule, string>> = {
  other: 'não valer como causa do trabalho',
  work: 'valer como causa do trabalho',
  beforeReform: 'valer a regra de antes da reforma',
  special: 'for do campo em família',
};

/** What would have to hold for this rule, as it stands after "se". */
export const conditionOf = ({ rule }: Reading): string => conditions[rule];

const limitInWords = (
  { limit }: Reading,
  { minimumWage, ceiling, year }: Figures,
): string | undefined =>
  limit &&
  (limit === 'raised'
    ? `Não fica abaixo de um salário mínimo: ${formatCents(minimumWage)} em ${year}.`
    : `Não passa do teto do INSS: ${formatCents(ceiling)} em ${year}.`);

function shareSteps({ main }: PermanentIncapacity, { sex }: IncapacityAnswers): string[] {
  if (main.rule === 'work') return ['A causa é o trabalho: 100% da média.'];
  const { woman, man } = yearsOfBase;
  return [
    sex === undefined
      ? `São 60% da média, mais 2% por ano além de ${woman} (mulher) ou ${man} (homem).`
      : `São 60% da média, mais 2% por ano inteiro além de ${yearsOfBase[sex]}.`,
    ...(main.percent === undefined ? [] : [`Com o seu tempo: ${main.percent}%.`]),
  ];
}

/** The count, one step after the other. */
export function countInWords(
  result: PermanentIncapacity,
  answers: IncapacityAnswers,
  figures: Figures,
): string[] {
  const { main, mean } = result;
  const { known, needsHelp } = answers;
  if (main.rule === 'special')
    return [
      `No campo ou na pesca, em família, sem guias: um salário mínimo, ${formatCents(figures.minimumWage)} em ${figures.year}.`,
      ...(needsHelp ? [`Mais 25%: ${formatCents(main.withHelp ?? 0)}.`] : []),
    ];
  const limited = limitInWords(main, figures);
  const isAid = known !== undefined && 'aid' in known;
  const hidesMean = isAid && known.aid <= figures.minimumWage;
  const aid =
    isAid && mean !== undefined
      ? [
          hidesMean
            ? 'O auxílio de um salário mínimo não mostra a média.'
            : `O auxílio é 91% da média: ${formatCents(known.aid)} ÷ 0,91 = ${formatCents(mean)}. Pode ser mais.`,
        ]
      : [];
  return [
    ...aid,
    ...shareSteps(result, answers),
    ...(!hidesMean && mean !== undefined && main.unlimited !== undefined
      ? [`${main.percent}% de ${formatCents(mean)} são ${formatCents(main.unlimited)}.`]
      : []),
    ...(limited ? [limited] : []),
    ...(needsHelp && main.withHelp !== undefined ? [`Mais 25%: ${withHelpInWords(main)}.`] : []),
  ];
}

/** The line to keep, or to send to somebody in the family. */
export const summaryOf = (result: PermanentIncapacity, answers: IncapacityAnswers): string =>
  ['Aposentadoria por incapacidade permanente.', headline(result), helpInWords(result, answers)]
    .filter(Boolean)
    .join(' ');
