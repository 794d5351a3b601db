import type { IsoDate } from '#law/date.ts';
import type { LetterRead } from '#letters/letter-read.ts';
import { longDate, weekdayAndDate } from '#words/dates.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import { joined } from '#words/phrases.ts';
import { type CountedCase, isOver } from './counted-letter.ts';
import { isYesWithLoss } from './effects.ts';
import { daysLeftOut } from './last-days.ts';
import { isRefusal } from './letter-pages.ts';
import { oldDayOf } from './long-ago.ts';
import { say } from './say.ts';
import { termsToAnswer } from './terms.ts';

/** What a yes takes or refuses beside what it gives. */
function besideYes(kind: LetterKind, read: LetterRead): string | undefined {
  const { isSure, kinds, signs } = read;
  if (isSure && kinds.length > 1) return say('warning', 'sim-e-nao');
  if (!isYesWithLoss(kind, read)) return undefined;
  const told = [
    ...(signs.isEndTold ? [say('warning', 'sim-e-fim')] : []),
    ...(signs.isKeptBack ? [say('warning', 'sim-e-desconto')] : []),
  ];
  return told.join(' ');
}

const moreReasons =
  /motivo\s*2\b|(?:raz[ãa]o|motivos?)\b[^.;]{0,20}:[\s\S]{0,300}?\b2\)|(?:dois|seguintes) motivos/i;

/** A no for more than one reason is answered in all of them. */
const reasonsToldOf = (kind: LetterKind, { text }: LetterRead): string | undefined =>
  isRefusal.has(kind) && moreReasons.test(text) ? say('warning', 'mais-de-um-motivo') : undefined;

/** How a day that is still to come is told of: what stopped is put right, and a board answered, by a day of its own. */
function otherDayOf(kind: LetterKind, { dates, signs }: LetterRead, left: IsoDate) {
  if (signs.isSeveral) return 'varios-papeis-e-outro-dia';
  const own = kind === 'cut' ? 'wasDue' : kind === 'board' ? 'dueBy' : undefined;
  return dates.some(({ what, day }) => what === own && day === left)
    ? 'dia-do-que-pede'
    : 'outro-dia';
}

/** What is not certain of a paper stands above all that is told of it. */
export function warningOf(letter: CountedCase): string | undefined {
  const { read, paper, kind, today, clockKind, clock } = letter;
  const { unreadParts = 0, isPartlyHidden } = paper;
  const { signs } = read;
  if (unreadParts > 0) return say('warning', 'foto-em-parte');
  if (isPartlyHidden) return say('warning', 'letras-escondidas');
  if (signs.isWary) return say('warning', 'golpe');
  const old = clock?.rests === 'known' ? oldDayOf(clockKind, read, today) : undefined;
  if (clock && old && !isOver(clock.told, today))
    return say('warning', 'soube-muito-depois', { dia: longDate(old) });
  const [left] = daysLeftOut(clockKind, read, clock, today);
  if (left) return say('warning', otherDayOf(kind, read, left), { dia: weekdayAndDate(left) });
  if (signs.isSeveral) return say('warning', 'varios-papeis');
  const terms = kind === 'requirement' ? termsToAnswer(read) : [];
  if (terms.length > 1)
    return say('warning', 'prazos-diferentes', {
      prazos: joined(terms.map((days) => `${days} dias`)),
    });
  return besideYes(kind, read) ?? reasonsToldOf(kind, read);
}
