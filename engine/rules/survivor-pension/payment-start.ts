import type { CitationKey } from '#law/citations.ts';
import { addDays, type IsoDate } from '#law/date.ts';
import { mp871 } from '#law/pension-laws.ts';
import type { RequestTerms } from '#law/survivor-pension.ts';
import { addYears, daysBetween, fullYears } from '../calendar.ts';
import { type Criterion, type Verdict, verdictOf } from '../criterion.ts';
import { safeUntil } from '../deadlines/term.ts';
import type { PensionAnswers } from './answers.ts';
import { holds, type PerScenario, perScenario } from './scenario.ts';

/**
 * From when the share is paid. A late request never takes the pension away: it is paid from the
 * request on, and only what came before is lost (Lei 8.213, art. 74).
 */
export interface PaymentStart extends Criterion<'requestInTime'> {
  /** Calendar days after the death within which the request is paid from the death on. */
  requiredDays: number;
  /** The last of these days. Not moved on over weekends or holidays: the earlier day is the safe one. */
  lastDay: IsoDate;
  /** The longer term of who was under 16 was considered. */
  childTerm: boolean;
  /** No term ran against who was under 16: the days are those until that birthday. */
  untilAge?: number;
  /** Days from the death to the request; undefined when it was not told. */
  toldDays?: number;
  /** Days beyond the term; 0 with an unknown verdict: turned 16 between the death and the request. */
  lateDays?: number;
  /** No request yet: told and late days are those of a request made on the day of the calculation. */
  asIfRequestedNow: boolean;
  /**
   * First day paid. Without a request date it is the death, and the verdict is unknown. For who was
   * born after the death the birth, or in the other reading the death: the law does not say which.
   */
  from: PerScenario<IsoDate>;
  /** The share waits for a birth after the death, in the reading in which it is paid from then. */
  waitsForBirth?: IsoDate;
}

export interface DeathFacts {
  death: IsoDate;
  request: PensionAnswers['request'];
  /** Day of the calculation. */
  on: IsoDate;
  terms: RequestTerms;
}

function verdictFor(days: number | undefined, facts: DeathFacts, childBirth?: IsoDate): Verdict {
  const { death, terms } = facts;
  if (days === undefined) return 'unknown';
  if (days <= terms.days || childBirth === undefined) return verdictOf(days <= terms.days);
  if (terms.childDays !== undefined && days > terms.childDays) return 'unmet';
  // The law does not say on which day the child must be under 16: sure only when so on both.
  const ageAtRequest = fullYears(childBirth, addDays(death, days));
  return ageAtRequest < terms.childUnderAge ? 'met' : 'unknown';
}

type Term = Pick<PaymentStart, 'requiredDays' | 'childTerm' | 'untilAge'>;

/** How many days there are to ask in; before the MP 871/2019 no term ran against who was under 16. */
function termOf({ death, terms }: DeathFacts, childBirth: IsoDate | undefined): Term {
  const { days, childDays, childUnderAge: untilAge } = terms;
  if (childBirth === undefined || fullYears(childBirth, death) >= untilAge)
    return { requiredDays: days, childTerm: false };
  if (childDays !== undefined) return { requiredDays: childDays, childTerm: true };
  const lastDay = addDays(addYears(childBirth, untilAge), -1);
  const requiredDays = Math.max(days, daysBetween(death, lastDay));
  return { requiredDays, childTerm: true, untilAge };
}

/** The day to ask on at the latest: the last one up to `by` with business, or else today. Throws as `safeUntil`. */
export function dayToAsk(by: IsoDate, today: IsoDate): IsoDate {
  const safe = safeUntil(by);
  return safe > today ? safe : today;
}

/** Who sets the term and, where it has passed, what is lost by it. */
function sourcesOf(verdict: Verdict, { childTerm, untilAge }: Term, death: IsoDate) {
  const late: CitationKey[] =
    childTerm && !untilAge ? ['lei-8213-74-ii', 'stj-tema-1421'] : ['lei-8213-74-ii'];
  return [
    'lei-8213-74-i',
    ...(death < mp871 ? (['lei-13183'] as const) : []),
    // Who asks while others already receive all of it may be paid from the request on: art. 76.
    ...(untilAge ? (['lei-8213-103-pu', 'lei-8213-76'] as const) : []),
    ...(verdict === 'met' ? [] : late),
  ] as const;
}

/**
 * Start of payment for one dependant.
 * @param childBirth birth of a child or of who is equated to one; siblings have the common term.
 * @param isExpected that birth came soon after the death.
 */
export function paymentStart(
  facts: DeathFacts,
  childBirth?: IsoDate,
  isExpected = false,
): PaymentStart {
  const { death, request, on } = facts;
  const term = termOf(facts, childBirth);
  const { requiredDays, childTerm } = term;
  const birthAfter = isExpected ? childBirth : undefined;
  const requested = request === 'notYet' ? on : request;
  const toldDays = requested === undefined ? undefined : daysBetween(death, requested);
  const verdict = verdictFor(toldDays, facts, childTerm ? childBirth : undefined);
  return {
    id: 'requestInTime',
    verdict,
    citations: sourcesOf(verdict, term, death),
    ...term,
    lastDay: addDays(death, requiredDays),
    toldDays,
    lateDays: toldDays === undefined ? undefined : Math.max(0, toldDays - requiredDays),
    asIfRequestedNow: request === 'notYet',
    from: perScenario((scenario) => {
      const from = requested === undefined || holds(verdict, scenario) ? death : requested;
      const waits = scenario === 'asTold' && birthAfter !== undefined && birthAfter > from;
      return waits ? birthAfter : from;
    }),
    ...(birthAfter && { waitsForBirth: birthAfter }),
  };
}
