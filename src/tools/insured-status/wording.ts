import { addDays, type IsoDate } from '#law/date.ts';
import { addMonths, firstOfMonth } from '#rules/calendar.ts';
import type { Happening } from '#rules/insured-status/answers.ts';
import type { ExtensionId } from '#rules/insured-status/extensions.ts';
import type { InsuredStatus } from '#rules/insured-status/insured-status.ts';
import type { Reach } from '#rules/insured-status/last-day.ts';
import { isCurrent } from '#rules/insured-status/terms.ts';
import { longDate, monthName, shortDate, weekday } from '#words/dates.ts';
import { counted, joined } from '#words/phrases.ts';
import { nameOf } from './happening-words.ts';
import type { Told } from './questions.ts';

/** What the answer speaks of: what still runs, else what protects longest. */
export const tellingOf = ({ of, happenings }: InsuredStatus): Happening =>
  happenings.find(({ event, isSure }) => isSure && isCurrent(event)) ??
  (happenings[of] as Happening);

function whoIsCovered({ event, kind }: Told): string {
  if (event === 'stillReceiving')
    return 'Pela regra, quem recebe benefício seu, menos auxílio-acidente, está coberto.';
  return kind === 'special'
    ? 'Pela regra, quem segue no campo ou na pesca está coberto.'
    : 'Pela regra, quem contribui em dia está coberto.';
}

/** The end in one sentence; never a verdict on a benefit. */
export function headline({ standing, sure }: InsuredStatus, told: Told): string {
  const day = longDate(sure.until);
  switch (standing) {
    case 'current':
      return whoIsCovered(told);
    case 'covered':
      return `Pela conta, a proteção vai até ${day}.`;
    case 'maybe':
      return `Pela conta mais segura, a proteção foi até ${day}.`;
    case 'ended':
      return `Pela conta, a proteção foi até ${day}.`;
  }
}

/** What an extension rests on, as one says it after "com". */
const extensionNames: Readonly<Record<ExtensionId, string>> = {
  moreThan120: 'mais de 120 contribuições',
  unemployment: 'desemprego provado',
  termAfterBenefit: '12 meses depois do benefício',
};

/** The date that stands below the safe one: how far it may reach, or what a stop today would give. */
export function furthestInWords(
  { standing, event: since, of, sure, possible, happenings }: InsuredStatus,
  { event }: Told,
): string | undefined {
  if (standing === 'current')
    return `Se ${event === 'stillReceiving' ? 'ele acabar' : 'parar'} agora, a proteção vai até ${longDate(sure.until)}.`;
  const furthest = possible.at(-1);
  if (!furthest) return undefined;
  const names = furthest.ifHold.map((id) => extensionNames[id]);
  const may = standing === 'ended' ? 'Pode ter ido' : 'Pode ir';
  const isOlder = (happenings[furthest.of]?.since ?? since) < firstOfMonth(since);
  const conditions = [
    ...(furthest.of !== of && !furthest.ifTermHolds ? ['por outro prazo'] : []),
    ...(furthest.ifTermHolds ? [`se valer ${isOlder ? 'um prazo anterior' : 'outro prazo'}`] : []),
    ...(names.length > 0 ? [`com ${joined(names)}`] : []),
  ];
  return `${[`${may} até ${longDate(furthest.until)}`, ...conditions].join(', ')}.`;
}

/** Of several happenings the one that counts; nothing where one was told. */
export const longestInWords = ({ of, happenings }: InsuredStatus): string | undefined => {
  const longest = happenings.length > 1 ? happenings[of] : undefined;
  return longest && `Do que você contou, o prazo certo mais longo é o d${nameOf(longest)}.`;
};

const isMoved = ({ until, untilIfMoved }: Reach): boolean => until !== untilIfMoved;

/** "O dia 15 é sábado: pode passar para segunda-feira, 17/05/2027."; empty where it stays. */
export const movedInWords = (reach: Reach): string | undefined =>
  isMoved(reach)
    ? `O dia 15 cai em ${weekday(reach.until)}: o fim pode passar para ${weekday(reach.untilIfMoved)}, ${shortDate(reach.untilIfMoved)}.`
    : undefined;

const startOf = (event: IsoDate): IsoDate => addMonths(firstOfMonth(event), 1);

/** The count, step by step, as one would do it by hand. */
export function countInWords({ event, sure }: InsuredStatus): string[] {
  const after = addMonths(sure.lastMonth, 1);
  const moved = movedInWords(sure);
  return [
    `A conta parte de ${monthName(event)}.`,
    `São ${counted(sure.months, 'mês', 'meses')} de proteção: de ${monthName(startOf(event))} a ${monthName(sure.lastMonth)}.`,
    `O mês seguinte é ${monthName(after)}. A contribuição dele vence em ${longDate(sure.until)}.`,
    `A proteção vai até esse dia. Acaba em ${longDate(addDays(sure.until, 1))}.`,
    ...(moved ? [`${moved} Isso não é certo: fique com a data segura.`] : []),
  ];
}

/** The line to keep, or to send to somebody in the family. */
export function summaryOf(status: InsuredStatus, told: Told): string {
  return ['Proteção do INSS.', headline(status, told), furthestInWords(status, told)]
    .filter(Boolean)
    .join(' ');
}
