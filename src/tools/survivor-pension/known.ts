import { addDays, type IsoDate } from '#law/date.ts';
import { daysBetween } from '#rules/calendar.ts';
import type { Scenario } from '#rules/survivor-pension/scenario.ts';
import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import type { Segment } from '#rules/survivor-pension/timeline.ts';
import { askBy, isLate } from './asking.ts';
import { shownFirst } from './timeline-scale.ts';

/** What the result is told besides what the rule finds. */
interface Around {
  today: IsoDate;
  death: IsoDate;
  isRequested: boolean;
  /** Somebody's condition began at 21 or later, or nobody knows when. */
  isDisputed?: boolean;
}

export interface Known extends Around {
  result: Compared;
  /** The part of the time that the card tells; nothing where no part is counted. */
  segment?: Segment;
  scenario: Scenario;
  /** Today lies in it; else it is the first to come. */
  isNow: boolean;
  /** By when to ask, for who has not. */
  by?: IsoDate | undefined;
  left?: Left | undefined;
}

/** What is left of a pension over within months of a request made late today. */
interface Left {
  days: number;
  /** In all, in cents. */
  cents?: number | undefined;
}

/** The longest that the shortest part lasts. */
const fourMonthsInDays = 123;

function leftOf(segment: Segment, last: Segment | undefined, today: IsoDate): Left | undefined {
  const { from, until, amount, withRetirement } = segment;
  if (from !== today || !until || segment !== last) return undefined;
  const days = daysBetween(from, until);
  if (days > fourMonthsInDays) return undefined;
  const cents = amount && Math.round((amount.totalCents * days) / 30);
  return { days, cents: withRetirement ? undefined : cents };
}

/** Of who was never covered nobody else is asked about: the shortest term, while it runs. */
function uncoveredBy({ insured, rules }: Compared, { death, today }: Around): IsoDate | undefined {
  const by = addDays(death, rules.requestTerms.value.days);
  return insured.verdict === 'unmet' && by >= today ? by : undefined;
}

export function knownOf(result: Compared, around: Around): Known {
  const { today, isRequested } = around;
  const { timelines, dependants } = result;
  const scenario = shownFirst(timelines);
  const segments = timelines[scenario];
  const now = segments.find(
    ({ from, until }) => from <= today && (until === undefined || today < until),
  );
  const segment = now ?? segments[0];
  return {
    ...around,
    result,
    segment,
    scenario,
    isNow: now !== undefined,
    by: isRequested ? undefined : (askBy(dependants, today) ?? uncoveredBy(result, around)),
    left: segment && isLate(dependants) ? leftOf(segment, segments.at(-1), today) : undefined,
  };
}
