import { addMonths, type Month, monthOf } from '#law/month.ts';
import { dateOf } from '../../calendar.ts';
import type { LastEvent } from '../answers.ts';
import { extensionMonths, manyContributions } from '../extensions.ts';
import { keptUntil } from '../kept-until.ts';
import type { PaidRun } from '../runs.ts';
import { isAfterBenefit, termOf } from '../terms.ts';
import { contributed, type Insured } from './insured.ts';
import { isSurelyExtended, rankOf } from './kinds.ts';
import { type LastHappening, lastHappenings } from './last-happenings.ts';
import type { ReceivedAs } from './received-as.ts';
import { joblessDays, unemployedDays } from './unemployment.ts';

/** What comes first where nothing else tells two apart. */
const eventOrder: readonly LastEvent[] = [
  'stillReceiving',
  'stillPaying',
  'benefitEnded',
  'stopped',
];

const inOrder = (one: LastHappening, other: LastHappening): number =>
  eventOrder.indexOf(one.event) - eventOrder.indexOf(other.event) ||
  rankOf(one.kind) - rankOf(other.kind);

const isMany = ({ count, isLost }: PaidRun): boolean => count > manyContributions && !isLost;

/** Months of grace that are sure whatever else is shown: its own, and those of more than 120 after work. */
const sureGrace = (last: LastHappening, run: PaidRun): number =>
  termOf(last).months +
  (last.event === 'stopped' && isSurelyExtended(last.kind) && isMany(run) ? extensionMonths : 0);

const latest = (happenings: readonly LastHappening[]): LastHappening | undefined =>
  [...happenings].sort(
    (one, other) => (other.month ?? '').localeCompare(one.month ?? '') || inOrder(one, other),
  )[0];

/**
 * With care: what came last. A benefit after work does not take from the grace that the work had left;
 * a contribution as facultativo after work or a benefit may (IN 128/2022, art. 184, § 7º: not sure).
 */
export function surelyLast(
  seen: Insured,
  receivedAs: ReceivedAs,
  run: PaidRun,
): LastHappening | undefined {
  const happenings = lastHappenings(seen, receivedAs);
  const [running] = happenings.filter(({ month }) => month === undefined).sort(inOrder);
  if (running) return running;
  const work = latest(happenings.filter(({ event }) => !isAfterBenefit(event)));
  const benefit = latest(happenings.filter(({ event }) => isAfterBenefit(event)));
  if (!work?.month || !benefit?.month) return work ?? benefit;
  const ofWork = keptUntil(work.month, sureGrace(work, run));
  const ofBenefit = keptUntil(benefit.month, sureGrace(benefit, run));
  return work.month > benefit.month || ofWork > ofBenefit ? work : benefit;
}

/**
 * At most: what may reach furthest, since who turns facultativo may keep the grace of the work before
 * (IN 128/2022, art. 184, § 7º).
 * @param extension months by which the grace of who is no facultativo may still be longer
 */
export function mayBeLast(
  seen: Insured,
  receivedAs: ReceivedAs,
  extension: number,
): LastHappening | undefined {
  const longerBy = ({ event, kind }: LastHappening): number => {
    if (kind !== 'facultativo') return extension;
    const other = { event, kind: undefined };
    return isAfterBenefit(event) ? termOf(other).months - termOf({ event, kind }).months : 0;
  };
  const reach = (last: LastHappening): Month =>
    addMonths(last.month ?? monthOf(seen.ledger.life.today), termOf(last).months + longerBy(last));
  return lastHappenings(seen, receivedAs).sort(
    (one, other) => reach(other).localeCompare(reach(one)) || inOrder(one, other),
  )[0];
}

/**
 * Whether a seguro-desemprego shows that nobody had work after what came last: surely so only where it
 * began after that and before the grace was over, for another job may have given it. A benefit that
 * came after the work ends what unemployment adds (IN 128/2022, art. 184, § 8º).
 */
export function showsUnemployment(seen: Insured, last: LastHappening, run: PaidRun): boolean {
  const { reading, ledger, benefits } = seen;
  const months = contributed(seen);
  if (reading === 'most') {
    const since = months.at(-1)?.month;
    return unemployedDays(ledger.life).some((day) => since !== undefined && monthOf(day) >= since);
  }
  const { event, month } = last;
  if (month === undefined || months.length === 0) return false;
  const hadBenefit = benefits.some(({ until }) => monthOf(dateOf(until)) >= month);
  if (event === 'stopped' && hadBenefit) return false;
  const after = dateOf(Math.max(...months.flatMap(({ lastDay }) => lastDay ?? [])));
  const until = keptUntil(month, sureGrace(last, run));
  return joblessDays(ledger).some((day) => day > after && day <= until);
}
