import { type Day, day, next, order, plus, plusMonths, previous, text, zeller } from './days.ts';

// law-facts 7.3 and 7.10; law-facts-3 10.2; the bridge days of Portaria MGI 11.460/2025.

const byLaw = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'];
const bridges = ['2026-04-20', '2026-06-05'];

/** Easter by Gauss, with his two exceptions. */
export function easter(y: number): Day {
  const [a, b, c] = [y % 19, y % 4, y % 7];
  const k = Math.floor(y / 100);
  const p = Math.floor((13 + 8 * k) / 25);
  const q = Math.floor(k / 4);
  const m = (15 - p + k - q) % 30;
  const n = (4 + k - q) % 7;
  const d = (19 * a + m) % 30;
  const e = (2 * b + 4 * c + 6 * d + n) % 7;
  if (d === 29 && e === 6) return { y, m: 4, d: 19 };
  if (d === 28 && e === 6 && (11 * m + 11) % 30 < 19) return { y, m: 4, d: 18 };
  return plus({ y, m: 3, d: 22 }, d + e);
}

export const isWeekend = (on: Day): boolean => zeller(on) < 2;

export const isHoliday = (on: Day): boolean =>
  byLaw.includes(text(on).slice(5)) || (on.y >= 2024 && on.m === 11 && on.d === 20);

/** Days without office hours, or on which they end early, by no federal law. */
function isClosed(on: Day): boolean {
  const fromEaster = [-48, -47, -46, -2, 60].map((days) => text(plus(easter(on.y), days)));
  return (
    fromEaster.includes(text(on)) ||
    ['10-28', '12-24', '12-31'].includes(text(on).slice(5)) ||
    bridges.includes(text(on))
  );
}

const shut = (on: Day): boolean => isWeekend(on) || isHoliday(on) || isClosed(on);

function goOn(on: Day, is: (day: Day) => boolean, step: (day: Day) => Day): Day {
  let at = on;
  while (is(at)) at = step(at);
  return at;
}

/** Safe day, limit and latest reading of a last day, moved on by law or not, with another last reading. */
function ends(last: Day, moves: boolean, other: Day = last): string[] {
  const limit = moves ? goOn(last, (on) => isWeekend(on) || isHoliday(on), next) : last;
  const latest = goOn(order(other, limit) > 0 ? other : limit, shut, next);
  return [goOn(last, shut, previous), limit, latest].map(text);
}

export function deadlineByLaw(ciencia: string) {
  const last = plus(day(ciencia), 30);
  const [safe, limit, moved] = ends(last, true);
  return { last: text(last), safe, limit, moved };
}

type Told = Readonly<Record<string, unknown>>;

const dayOf = (told: Told, key: string): Day => day(String(told[key]));

const after = (told: Told, name: string, days: number): string[] => [
  name,
  ...ends(plus(dayOf(told, 'ciencia'), days), true),
];
/** Art. 80 of the regiment: the thirty days may run from the fifth day after the sending. */
function appealAfter(told: Told, name: string): string[] {
  const sent = dayOf(told, 'ciencia');
  const [safe = '', limit = ''] = ends(plus(sent, 30), true);
  return [name, safe, limit, ends(plus(sent, 35), true)[2] ?? ''];
}

/** Lei 9.099 art. 12-A; CPC art. 220: no day from 20/12 to 20/1; the latest is fifteen days of the CPC. */
function courtAppeal(known: Day): string[] {
  const open = (on: Day) => !isWeekend(on) && !isHoliday(on);
  const nth = (left: number, is: (on: Day) => boolean, on: Day): Day => {
    const at = next(on);
    const rest = is(at) ? left - 1 : left;
    return rest === 0 ? at : nth(rest, is, at);
  };
  const sits = (on: Day) =>
    open(on) && !((on.m === 12 && on.d >= 20) || (on.m === 1 && on.d <= 20));
  const [safe = ''] = ends(plus(known, 10), false);
  return ['courtAppeal', safe, text(nth(10, sits, known)), text(nth(15, sits, known))];
}

const until = (from: Day, name: string, days: number): string[] => [
  name,
  ...ends(plus(from, days), false),
];
const ofFamily = (told: Told, what: 'death' | 'prison', name: string): string[][] => {
  const from = dayOf(told, what);
  // Lei 13.846, of 18/06/2019, brought the child's 180 days.
  const isOfThatLaw = String(told[what]) >= '2019-06-18';
  const ofChild = isOfThatLaw ? [until(from, `${name}OfChild`, 180)] : [];
  return [until(from, name, 90), ...(told.hasYoungChild === true ? ofChild : [])];
};
const wait = (name: string, from: Day, days: number): string[] => [
  name,
  text(next(plus(from, days))),
];

function years(name: string, from: Day, count: number): string[] {
  const anniversary = plusMonths(from, count * 12);
  return [name, ...ends(previous(anniversary), false, anniversary)];
}

/** law-facts-2, 1.6: a birth of 10/12/2021 is asked for until 10/12/2026; the day before is the safe one. */
function maternity(birth: Day): string[] {
  const [, safe = '', , latest = ''] = years('', birth, 5);
  return ['maternity', safe, text(plusMonths(birth, 60)), latest];
}

const defence = (told: Told): string[] =>
  told.isRural === true ? after(told, 'ruralDefence', 60) : after(told, 'defence', 30);

function bpc(told: Told): string[][] {
  const registry =
    told.isLargeCity === true
      ? after(told, 'bpcRegistryInCity', 90)
      : after(told, 'bpcRegistryInTown', 45);
  const parts: Record<string, string[]> = {
    assessment: after(told, 'bpcAssessment', 30),
    registry,
    biometrics: after(told, 'bpcBiometrics', 90),
  };
  const one = parts[String(told.bpcAsks)];
  return one ? [one] : Object.values(parts);
}

function review(told: Told): string[][] {
  const { y, m } = dayOf(told, 'firstPayment');
  const tenYears = (name: string) =>
    years(name, m === 12 ? { y: y + 1, m: 1, d: 1 } : { y, m: m + 1, d: 1 }, 10);
  // law-facts-5, A18: whether the answer opens the ten years again is disputed.
  if (told.reviewOf === 'answer') return [tenYears('reviewAnswered'), appealAfter(told, 'appeal')];
  const common = tenYears('review');
  return told.reviewOf === 'labourCourt'
    ? [common, years('reviewAfterLabourCourt', dayOf(told, 'labourEnd'), 10)]
    : [common];
}

/** law-facts-4, 0.2 and 0.3: both run from the decision. */
const onPapers = (told: Told, isSo: boolean): string[][] => [
  appealAfter(told, 'appeal'),
  ...(isSo ? [wait('waitAfterPapers', dayOf(told, 'ciencia'), 30)] : []),
];

function again(told: Told): string[][] {
  const known = dayOf(told, 'ciencia');
  const appeal = appealAfter(told, 'appeal');
  if (told.again !== 'incapacity')
    return [wait('newRequest', day(after(told, '', 30)[3] ?? ''), 0), appeal];
  if (told.denial === 'extension')
    return [appeal, wait('waitAfterExtension', dayOf(told, 'benefitEnd'), 180)];
  if (told.denial === 'papers') return onPapers(told, true);
  return [wait('waitAfterExamination', known, 0), appeal];
}

/** Late only once the term has ended in its latest reading, as after a denial. */
function noAnswer(told: Told): string[][] {
  if (told.requestFor !== 'appeal' && told.since === 'missing') return [['requestOpen', 'undated']];
  const hasDone = told.requestFor !== 'appeal' && told.since === 'done';
  if (hasDone && String(told.lastDone ?? '') < String(told.request ?? '0'))
    return [['inssAnswer', 'undated']];
  const from = dayOf(
    told,
    told.since === 'done' && told.requestFor !== 'appeal' ? 'lastDone' : 'request',
  );
  const late = (name: string, days: number) =>
    wait(name, day(ends(plus(from, days), true)[2] ?? ''), 0);
  if (told.requestFor === 'appeal') return [late('boardAnswer', 365)];
  // Lei 15.415 is in force from 26 May 2026 on.
  if (told.requestFor === 'maternity' && String(told.request) >= '2026-05-26')
    return [late('maternityAnswer', 30)];
  return [late('inssAnswer', 30), late('inssAnswerLonger', 60)];
}

const byHappening: Record<string, (told: Told) => string[][]> = {
  denied: (told) => onPapers(told, told.isOnPapers === true),
  sentenced: (told) => [courtAppeal(dayOf(told, 'ciencia'))],
  boardDenied: (told) => [appealAfter(told, 'appealToChamber')],
  documentsAsked: (told) =>
    told.printedLimit
      ? [['documentsAskedPrinted', ...ends(dayOf(told, 'printedLimit'), false)]]
      : [after(told, 'documentsAsked', 30)],
  benefitEnding: (told) => {
    const end = dayOf(told, 'benefitEnd');
    const [safe = ''] = ends(previous(end), false);
    return [['extension', safe, text(end), text(end)]];
  },
  suspicion: (told) => (told.isBpc === true ? [after(told, 'bpcAssessment', 30)] : [defence(told)]),
  called: (told) => {
    if (told.calledFor === 'bpc') return bpc(told);
    const name = told.calledFor === 'lifeProof' ? 'lifeProof' : 'exam';
    return [
      told.printedLimit ? [name, ...ends(dayOf(told, 'printedLimit'), false)] : [name, 'undated'],
    ];
  },
  stopped: (told) => {
    const cut = appealAfter(
      told,
      told.isBpc === false ? 'appealAgainstOtherCut' : 'appealAgainstCut',
    );
    const answer = told.isBpc === true ? bpc(told) : [defence(told)];
    return { ended: [cut], blocked: answer }[String(told.stop)] ?? [cut, ...answer];
  },
  bpcNotice: bpc,
  death: (told) => ofFamily(told, 'death', 'pension'),
  prison: (told) => ofFamily(told, 'prison', 'prison'),
  /** law-facts, 3.1: later than 30 days after leaving work it is paid from the request. */
  stoppedWorking: (told) => [until(dayOf(told, 'lastWorked'), 'incapacityRequest', 30)],
  birth: (told) => [maternity(dayOf(told, 'birth'))],
  review,
  askAgain: again,
  noAnswer,
};

/** Each clock as [name, safe day, limit, latest reading], or [name, day from which one may ask]. */
export const clocksByLaw = (told: Told): string[][] =>
  byHappening[String(told.happened)]?.(told) ?? [];

export function situationByLaw(ciencia: string, today: string): string {
  if (order(day(ciencia), day(today)) > 0) return 'future';
  const fiveYearsAgo = `${Number(today.slice(0, 4)) - 5}${today.slice(4)}`;
  if (ciencia < fiveYearsAgo) return 'veryOld';
  const [, safe = '', limit = '', moved = ''] = appealAfter({ ciencia }, 'appeal');
  if (today <= safe) return 'ok';
  if (today <= limit) return 'pastSafeDay';
  return today <= moved ? 'mayStillCount' : 'past';
}
