import type { IsoDate } from '#law/date.ts';
import { lastDayOf } from '#law/month.ts';
import { reform } from '#law/reform.ts';
import type { WorkingLife } from '#rules/contribution-time/life.ts';
import { isBenefit } from '#rules/contribution-time/reading.ts';
import { manyContributions } from '#rules/insured-status/extensions.ts';
import { questions as grace } from '../../insured-status/questions.ts';
import { notKnown } from '../../questions/control-ids.ts';
import type { Typed } from '../../questions/typed.ts';
import { typedOf } from '../../questions/typed-as.ts';
import { type Told as Retiring, questions as retirement } from '../../retirement/questions.ts';
import type { Counted } from './count-life.ts';
import type { Cover } from './cover.ts';
import type { ToldLife } from './told-life.ts';
import type { Way } from './WayOn.tsx';

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
function lastTold(
  { today, spells }: WorkingLife,
  { time, cover }: Counted,
): Pick<Retiring, 'contributesToday' | 'lastContribution'> {
  const last = lastDayOfTime(time);
  const goesOn = spells.some((spell) => spell.isRunning && !isBenefit(spell));
  if (goesOn || cover.answers.least?.event === 'stillPaying' || !last)
    return { contributesToday: true };
  return { contributesToday: false, lastContribution: last < today ? last : today };
}

/** Whether the rules of transition are for this life; EC 103/2019, arts. 15 to 20. */
export const wasInsuredAtReform = ({ spells }: WorkingLife): boolean =>
  spells.some(({ kind, from }) => kind !== 'otherBenefit' && from <= reform);

/** What the retirement tool asks and a life tells: the cautious totals, and what carência may come on top. */
function retirementAnswers({ life, extract }: ToldLife, counted: Counted): Typed {
  const { time, carencia } = counted;
  const { least: today } = time.today;
  const { least: atReform } = time.atReform;
  return [
    ...typedOf(retirement, {
      birthDate: extract?.identity.birthDate?.value,
      firstInsured: wasInsuredAtReform(life) ? 'untilReform' : 'afterReform',
      time: today.written,
      timeAtReform: atReform.written,
      ...lastTold(life, counted),
      reducedPlanMonths: today.reducedMonths.length,
      reducedPlanMonthsAtReform: atReform.reducedMonths.length,
      carenciaMonths: carencia.total.least,
      carenciaToCheck: carencia.total.most - carencia.total.least,
    }),
    // The time of that day is known, so it does not matter here.
    [retirement.neverStopped.id, notKnown],
  ];
}

/** What the tool of the period of grace asks and a life tells; how many were paid only where it is sure. */
function graceAnswers({ answers: { least: answers } }: Cover): Typed | undefined {
  if (!answers) return undefined;
  const { event, kind, month, paid, lostSince } = answers;
  const many = manyContributions < paid.least;
  const few = paid.most !== undefined && paid.most <= manyContributions;
  const over = lostSince ? 'overThenLost' : 'over';
  return typedOf(grace, { event, kind, month, paid: many ? over : few ? 'upTo' : undefined });
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
