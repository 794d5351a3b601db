import { keys } from '#law/citations/keys.ts';
import type { CitationKey } from '#law/citations.ts';
import { contributionDueDays } from '#law/contribution-due-days.ts';
import { contributionOf, contributionRates, meiTaxes } from '#law/contributions.ts';
import { addDays, type IsoDate } from '#law/date.ts';
import { valueOn } from '#law/value.ts';
import { addMonths, firstOfMonth } from '../calendar.ts';
import { movedOn } from '../deadlines/term.ts';
import { type Figures, knownFigures, withinLimits, yearlyCitations } from '../figures.ts';
import type { ContributionAnswers, MeiActivity } from './answers.ts';
import { type Opened, openedBy, openedCitations } from './opened.ts';

type PlanId = 'full' | 'simplified' | 'lowIncome' | 'mei' | 'withheld';

export interface Plan {
  readonly id: PlanId;
  /** On what it is paid, in cents. */
  readonly base: number;
  /** A month, in cents; with the taxes of the MEI. */
  readonly month: number;
  /** What a month lacks to count like the full plan; Lei 8.212/1991, art. 21, § 3º. */
  readonly complement: number;
  /** Whether the person may use it was not told. */
  readonly isInDoubt: boolean;
}

interface Due {
  /** First day of the month that is paid. */
  readonly month: IsoDate;
  /** The due day where it falls: the one to rely on. */
  readonly day: IsoDate;
  /** The same, moved on over weekends and national holidays; banks close on more days. */
  readonly moved: IsoDate;
}

export interface ContributionCost {
  /** Those of the month that falls due next, or of today where no bill is the person's own. */
  readonly figures: Figures;
  /** The cheapest first; none where somebody else pays, or nothing has to be paid. */
  readonly plans: readonly Plan[];
  /** None where no bill is the person's own, or none has to be paid. */
  readonly due: Due | undefined;
  /** Once the bill of last year is paid: what the cheapest plan costs from this year on. */
  readonly fromNowOn: { readonly year: number; readonly month: number } | undefined;
  /** Of a company's pay below one minimum wage: what the month lacks, and what that costs. */
  readonly lacking: { readonly base: number; readonly cents: number } | undefined;
  /** What the months open by the cheapest plan that is surely the person's; none without a bill. */
  readonly opened: readonly Opened[];
  readonly citations: readonly CitationKey[];
}

/** The first month whose due day has not passed. */
export function nextDue(dueDay: number, today: IsoDate): Due {
  const dueOf = (month: IsoDate): Due => {
    const day = addDays(addMonths(month, 1), dueDay - 1);
    return { month, day, moved: movedOn(day) };
  };
  const last = dueOf(addMonths(firstOfMonth(today), -1));
  return today <= last.moved ? last : dueOf(firstOfMonth(today));
}

const dayOf = ({ isCurrent, from, until }: Figures, today: IsoDate): IsoDate =>
  isCurrent ? today : (until ?? from);

/** ICMS of trade and industry, ISS of services, in cents. */
const taxesOf = (activity: MeiActivity | undefined, on: IsoDate): number =>
  (activity === 'services' ? 0 : valueOn(meiTaxes.trade, on)) +
  (activity === 'services' || activity === 'both' ? valueOn(meiTaxes.services, on) : 0);

function plansOf(answers: ContributionAnswers, figures: Figures, on: IsoDate): Plan[] {
  const { occupation, activity, isLowIncome, baseCents } = answers;
  const { minimumWage, ceiling } = figures;
  const rate = (of: keyof typeof contributionRates) => valueOn(contributionRates[of], on);
  const cheap = (id: 'simplified' | 'lowIncome' | 'mei', more = 0): Plan => ({
    id,
    base: minimumWage,
    month: contributionOf(minimumWage, rate(id)) + more,
    complement: contributionOf(minimumWage, rate('full') - rate(id)),
    isInDoubt: id === 'lowIncome' && isLowIncome === undefined,
  });
  const full = (): Plan => {
    const base = withinLimits(baseCents ?? minimumWage, figures);
    return {
      id: 'full',
      base,
      month: contributionOf(base, rate('full')),
      complement: 0,
      isInDoubt: false,
    };
  };
  switch (occupation) {
    case 'employee':
      return [];
    case 'special':
      return [full()];
    case 'mei':
      return [cheap('mei', taxesOf(activity, on))];
    case 'ownAccount':
      return [cheap('simplified'), full()];
    case 'none':
      return [...(isLowIncome === false ? [] : [cheap('lowIncome')]), cheap('simplified'), full()];
    case 'company': {
      if (baseCents === undefined) return [];
      const base = Math.min(baseCents, ceiling);
      const month = contributionOf(base, rate('withheldByCompany'));
      return [{ id: 'withheld', base, month, complement: 0, isInDoubt: false }];
    }
  }
}

function lackingOf(
  { occupation, baseCents }: ContributionAnswers,
  { minimumWage }: Figures,
  on: IsoDate,
): ContributionCost['lacking'] {
  if (occupation !== 'company' || baseCents === undefined || baseCents >= minimumWage)
    return undefined;
  const base = minimumWage - baseCents;
  return { base, cents: contributionOf(base, valueOn(contributionRates.withheldByCompany, on)) };
}

const occupationCitations: Readonly<
  Record<ContributionAnswers['occupation'], readonly CitationKey[]>
> = {
  ownAccount: ['lei-8212-21', 'lei-8212-21-2', 'lei-8212-21-3', 'lei-8212-30-ii', 'lei-8212-30-2'],
  none: keys(
    'lei-8212-21 lei-8212-21-2 lei-8212-21-3 lei-8212-21-4 lei-8212-30-ii lei-8212-30-2',
    'lei-8213-13',
  ),
  mei: ['lei-8212-21-2', 'lei-8212-21-3', 'lc-123-18-a', 'resolucao-cgsn-140-40'],
  company: ['lei-10666-4', 'ec-103-29'],
  employee: ['lei-8212-21', 'ec-103-29'],
  special: ['lei-8213-39', 'lei-8212-21'],
};

/**
 * Of every result: no plan with a reduced rate counts for the rules by time; paid late, not as
 * carência; an illness from before is not covered; who is retired gets nothing more for paying.
 */
const commonCitations = keys('lei-8213-18-3 lei-8213-27-ii lei-8213-59-1 lei-8213-18-2');

/** All that the count of any answers may cite, the values of the year besides. */
export const everyContributionCitation: readonly CitationKey[] = [
  ...Object.values(occupationCitations).flat(),
  ...commonCitations,
  ...openedCitations,
  ...yearlyCitations,
];

const hasOwnBill = ({ occupation }: ContributionAnswers): boolean =>
  occupation === 'ownAccount' || occupation === 'mei' || occupation === 'none';

/**
 * What paying the INSS costs a month by each plan that is open to somebody, when the next month falls
 * due, and what a month of a cheap plan lacks to count like the full one. In the first weeks of a
 * year the month that falls due is December, on December's minimum wage.
 * @param figuresOf the figures of a day, or the latest known before it
 * @throws {MissingLegalValueError} for a day before 2003, whose holidays are not recorded.
 */
export function contributionCost(
  answers: ContributionAnswers,
  today: IsoDate,
  figuresOf: (on: IsoDate) => Figures = knownFigures,
): ContributionCost {
  const { occupation } = answers;
  const dueDay = occupation === 'mei' ? contributionDueDays.mei : contributionDueDays.own;
  const due = hasOwnBill(answers) ? nextDue(valueOn(dueDay, today), today) : undefined;
  const figures = figuresOf(due?.month ?? today);
  const on = dayOf(figures, due?.month ?? today);
  const plans = plansOf(answers, figures, on);
  const current = figuresOf(today);
  const sure = plans.find(({ isInDoubt }) => !isInDoubt);
  const [later] = plansOf(answers, current, dayOf(current, today));
  return {
    figures,
    plans,
    due,
    fromNowOn:
      due && later && later.month !== plans[0]?.month
        ? { year: current.year, month: later.month }
        : undefined,
    lacking: lackingOf(answers, figures, on),
    opened: due && sure ? openedBy(sure.month, today) : [],
    citations: [
      ...occupationCitations[occupation],
      ...commonCitations,
      ...(due ? openedCitations : []),
    ],
  };
}
