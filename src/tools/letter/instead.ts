import type { Alarm } from '#letters/alarm.ts';
import type { LetterRead } from '#letters/letter-read.ts';
import type { Notice } from '#letters/notice.ts';
import type { FoundKind } from '#words/letter/kinds.ts';

/** What a paper is in the place of a letter that decides or asks; `told-instead.ts` has its words. */
export type Instead = Alarm | Notice | 'foreign';

/** Notices that hold beside any kind: their words tell of a term, or nothing else is left of the paper. */
const beside: readonly Notice[] = [
  'reduced',
  'reviewed',
  'certificate',
  'dependants',
  'noDependants',
  'statement',
  'record',
  'relieved',
  'ending',
  'returned',
  'afterExam',
  'restored',
  'afterDeath',
  'prison',
  'missedRehab',
  'concluded',
  'agenda',
];

/** What such a paper asks or stops is told with it, whatever kind it resembles. */
const whole: readonly (Notice | undefined)[] = [
  'representative',
  'inclusion',
  'nexus',
  'toEmployer',
  'split',
];

/** An appeal against a no comes before a mistake in the register. */
const denials: readonly FoundKind[] = ['denial', 'notExtended', 'reviewRefused'];

/** The receipt of an appeal names what it is against. */
const lodged = /comprovante de protocolo|\brecurso[^.;\n]{0,60}protocolad/i;
const isLodged = ({ kinds, text }: LetterRead): boolean =>
  kinds.every((kind) => kind === 'denial') && lodged.test(text);

function onlyTells(read: LetterRead, notice: Notice): boolean {
  const { kinds } = read;
  if (notice === 'mistaken') return !kinds.some((kind) => denials.includes(kind));
  if (notice === 'received' && isLodged(read)) return true;
  return beside.includes(notice) || kinds.every((kind) => kind === 'grant');
}

const hasTerm = ({ terms }: Pick<LetterRead, 'terms'>): boolean =>
  terms.some(({ of }) => of === 'appeal' || of === 'defence');

/** Whether a court's order is all there is to tell: an auxílio has a last day, and what was stopped or may be appealed a term. */
const isOnlyOrdered = ({ signs, dates, terms }: LetterRead): boolean =>
  !signs.isIncapacity &&
  !signs.held &&
  !dates.some(({ what }) => what === 'dcb') &&
  !hasTerm({ terms });

/** What a paper tells besides its kind; what is given back, or ordered, leaves a term of the person's untold. */
function noticeOf(read: LetterRead): Notice | undefined {
  const { notice } = read.signs;
  if (notice === 'ordered' && !isOnlyOrdered(read)) return undefined;
  return notice === 'restored' && !read.isSure && hasTerm(read) ? undefined : notice;
}

/** What is told in the place of the kind; of a letter that is sure, only an alarm. */
export function insteadOf(read: LetterRead): Instead | undefined {
  const { signs, isSure, kinds } = read;
  const { alarm } = signs;
  if (alarm) return alarm;
  const notice = noticeOf(read);
  const isOver =
    notice === 'agenda' ||
    ((notice === 'mistaken' || notice === 'ordered') && onlyTells(read, notice)) ||
    (notice === 'ending' && kinds.includes('cut')) ||
    (notice === 'record' && kinds.every((kind) => kind === 'grant' || kind === 'requirement'));
  if (whole.includes(notice)) return notice;
  if (isSure && !isOver) return kinds.includes('foreign') ? 'foreign' : undefined;
  return notice && onlyTells(read, notice) ? notice : undefined;
}
