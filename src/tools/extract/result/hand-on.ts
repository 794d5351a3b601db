import type { IsoDate } from '#law/date.ts';
import { lastDayOf } from '#law/month.ts';
import { reform } from '#law/reform.ts';
import type { Total } from '#rules/contribution-time/contribution-time.ts';
import type { WorkingLife } from '#rules/contribution-time/life.ts';
import { manyContributions } from '#rules/insured-status/extensions.ts';
import { shortDate } from '#words/dates.ts';
import { questions as grace } from '../../insured-status/questions.ts';
import type { Typed } from '../../questions/typed.ts';
import { questions as retirement } from '../../retirement/questions.ts';
import type { Counted } from './count-life.ts';
import type { Cover } from './cover.ts';
import type { ToldLife } from './told-life.ts';
import type { Way } from './WayOn.tsx';

/** As the controls of each kind of question take it. */
type Control = { readonly id: string };

const asDate = ({ id }: Control, day: IsoDate): Typed => [[`${id}-dia`, shortDate(day)]];

/** "3 2025" in two controls. */
const asMonth = ({ id }: Control, day: IsoDate): Typed => [
  [`${id}-mes`, String(Number(day.slice(5, 7)))],
  [`${id}-ano`, day.slice(0, 4)],
];

const asLength = ({ id }: Control, { written: { years, months, days } }: Total): Typed => [
  [`${id}-anos`, String(years)],
  [`${id}-meses`, String(months)],
  [`${id}-dias`, String(days)],
];

const asNumber = ({ id }: Control, value: number): Typed => [[id, String(value)]];

/** The last day that the cautious total counts. */
function lastDayOfTime({ today, months }: Counted['time']): IsoDate | undefined {
  const last = months.findLast(({ counts }) => counts.least);
  if (last) return lastDayOf(last.month);
  return today.least.spans
    .map(({ until }) => until)
    .sort()
    .at(-1);
}

/** Whether contributions go on, for who has a gap; asked only of them. */
function lastAnswers(today: IsoDate, { time, cover }: Counted): Typed {
  const last = lastDayOfTime(time);
  if (cover.answers.least?.event === 'stillPaying' || !last)
    return [[retirement.contributesToday.id, 'sim']];
  return [
    [retirement.contributesToday.id, 'nao'],
    ...asDate(retirement.lastContribution, last < today ? last : today),
  ];
}

/** Whether the rules of transition are for this life; EC 103/2019, arts. 15 to 20. */
export const wasInsuredAtReform = ({ spells }: WorkingLife): boolean =>
  spells.some(({ kind, from }) => kind !== 'otherBenefit' && from <= reform);

/** What the retirement tool asks and a life tells: the cautious totals. */
function retirementAnswers({ life, extract }: ToldLife, counted: Counted): Typed {
  const { time, carencia } = counted;
  const birth = extract?.identity.birthDate?.value;
  const { least: today } = time.today;
  const { least: atReform } = time.atReform;
  return [
    ...(birth ? asDate(retirement.birthDate, birth) : []),
    [retirement.firstInsured.id, wasInsuredAtReform(life) ? 'untilReform' : 'afterReform'],
    ...asLength(retirement.time, today),
    // The time of that day is known, so it does not matter here.
    [retirement.neverStopped.id, 'nao-sei'],
    ...asLength(retirement.timeAtReform, atReform),
    ...lastAnswers(life.today, counted),
    ...asNumber(retirement.reducedPlanMonths, today.reducedMonths.length),
    ...asNumber(retirement.reducedPlanMonthsAtReform, atReform.reducedMonths.length),
    ...asNumber(retirement.carenciaMonths, carencia.total.least),
  ];
}

/** What the tool of the period of grace asks and a life tells; how many were paid only where it is sure. */
function graceAnswers({ answers: { least: answers } }: Cover): Typed | undefined {
  if (!answers) return undefined;
  const { event, kind, month, paid, lostSince } = answers;
  const many = manyContributions < paid.least;
  const few = paid.most !== undefined && paid.most <= manyContributions;
  return [
    [grace.event.id, event],
    ...(kind ? ([[grace.kind.id, kind]] as const) : []),
    ...(month ? asMonth(grace.month, month) : []),
    ...(many ? ([[grace.paid.id, lostSince ? 'overThenLost' : 'over']] as const) : []),
    ...(few ? ([[grace.paid.id, 'upTo']] as const) : []),
  ];
}

const retirementWay = (told: ToldLife, counted: Counted): Way => ({
  tool: 'regras-de-aposentadoria',
  label: 'aposentadoria',
  typed: retirementAnswers(told, counted),
});

const graceWay = (typed: Typed): Way => ({
  tool: 'qualidade-de-segurado',
  label: 'proteção',
  typed,
});

/** The tools that a life can fill. */
export function waysOn(told: ToldLife, counted: Counted): Way[] {
  const typed = graceAnswers(counted.cover);
  return [retirementWay(told, counted), ...(typed ? [graceWay(typed)] : [])];
}
