import type { Month } from '#law/month.ts';
import { reformMonth } from '#law/reform.ts';
import { type DayNumber, dayNumberOf } from '../../calendar.ts';
import { countedMonths } from '../../carencia/counted-months.ts';
import { judgePayments } from '../../carencia/own-payments.ts';
import { isOwnPayment } from '../../contribution-time/doubts.ts';
import { type Ledger, withoutBenefits } from '../../contribution-time/ledger.ts';
import type { Spell } from '../../contribution-time/life.ts';
import {
  holds,
  inBoth,
  isInsuredBenefit,
  isJob,
  isPaid,
  type Range,
  type Reading,
} from '../../contribution-time/reading.ts';
import { type RuralSpan, ruralSpans } from '../../contribution-time/rural.ts';
import {
  eyes,
  type Given,
  reaches,
  type Seen,
  type SeenMonth,
  see,
} from '../../contribution-time/seen.ts';
import { common, monthsOf, type Span, spanOf } from '../../contribution-time/spans.ts';
import { grouped } from '../../grouped.ts';
import type { InsuredKind } from '../answers.ts';
import { isEmployed } from '../terms.ts';
import { insuredKindOf } from './kinds.ts';

/** What a spell of work gave last. */
export interface Work {
  readonly spell: Spell;
  readonly kind: InsuredKind;
  readonly month: Month;
}

export interface CoverMonth {
  readonly month: Month;
  /** As what somebody contributed in it; none where nothing counts. */
  readonly kinds: ReadonlySet<InsuredKind>;
  readonly isReceived: boolean;
  readonly isInFields: boolean;
  /** On which work or a benefit is known; undefined where only the month is told. */
  readonly firstDay: DayNumber | undefined;
  /** Until which work may have lasted. */
  readonly lastDay: DayNumber | undefined;
}

/** All that may give the status, as one reading takes it. */
export interface Insured {
  readonly reading: Reading;
  readonly ledger: Ledger;
  /** In order. */
  readonly months: readonly CoverMonth[];
  /** Of each spell that has a month that counts. */
  readonly works: readonly Work[];
  /** Days of benefits that give the status; Lei 8.213/1991, art. 15, I. */
  readonly benefits: readonly Span[];
  /** Work of a segurado especial by its dates alone: it has to be proved, and is never sure. */
  readonly rural: readonly RuralSpan[];
}

export const contributed = ({ months }: Insured): CoverMonth[] =>
  months.filter(({ kinds }) => kinds.size > 0);

/** Days of the benefits that give the status, as far as the reading takes them. */
export const benefitsOf = ({ accounts }: Ledger, reading: Reading): Span[] =>
  accounts
    .filter(({ spell }) => isInsuredBenefit(spell) && holds(spell.standing, reading))
    .flatMap(({ dates }) => dates[reading] ?? []);

/**
 * Whether something was paid for the month, below the minimum wage or not. Own payments only where all
 * that was paid is below it: whether those at or above it serve, carência has judged.
 */
const isPaidAtAll = (seen: SeenMonth): boolean =>
  seen.taken.some((entry) => isPaid(entry) && !isOwnPayment(entry)) ||
  (seen.month >= reformMonth && seen.sum > 0 && !reaches(seen, 'most'));

/**
 * Months of contribution. The cautious reading has those that the INSS counts as carência (IN 128/2022,
 * art. 184, § 2º; Decreto 3.048/1999, art. 13, § 8º); the other also those below the minimum, which give
 * the status by the courts (TNU, Tema 349; the STF is to decide). A benefit gives none of them, but it
 * keeps the status, so that a month paid late after it may serve (Lei 8.213/1991, arts. 15, I, and 27, II).
 */
function monthsGiven(ledger: Ledger, seen: Range<Seen>): Range<ReadonlySet<Month>> {
  const work = withoutBenefits(ledger);
  const { least, most } = inBoth((reading) =>
    countedMonths(see(work, judgePayments(ledger, seen[reading]).eye)),
  );
  const paid = see(work, eyes.most).months.filter(isPaidAtAll);
  return { least, most: new Set([...most, ...paid.map(({ month }) => month)]) };
}

/**
 * Whether the month may be one of this spell. Since the reform it rests on what was paid: for sure it is
 * of a job only where the job tells of pay, or of the month, and the INSS has a sum for it.
 */
const isOf = ({ spell }: Given, { month, taken, consolidated }: SeenMonth, reading: Reading) =>
  reading === 'most' ||
  month < reformMonth ||
  !isJob(spell) ||
  taken.some((entry) => entry.spell === spell && (isPaid(entry) || consolidated !== undefined));

/** The days of a contribution from the first of its spell on. */
function sinceStart({ spell, from, until }: Given): Span {
  const start = dayNumberOf(spell.from);
  return { from: start <= until ? Math.max(start, from) : from, until };
}

const worksIn = ({ months, reading }: Seen, given: ReadonlySet<Month>) =>
  months
    .filter(({ month }) => given.has(month))
    .flatMap((seen) =>
      seen.worked.flatMap((work) => {
        const kind = insuredKindOf(work.spell.kind);
        const isWork = kind !== undefined && isOf(work, seen, reading);
        return isWork ? [{ spell: work.spell, kind, month: seen.month, ...sinceStart(work) }] : [];
      }),
    );

function insuredIn(ledger: Ledger, seen: Seen, given: ReadonlySet<Month>): Insured {
  const { reading } = seen;
  const works = worksIn(seen, given);
  const worksOf = grouped(works, ({ month }) => month);
  const benefits = benefitsOf(ledger, reading);
  const rural = reading === 'most' ? ruralSpans(ledger.life) : [];
  const coverMonth = (month: Month): CoverMonth => {
    const ofMonth = worksOf.get(month) ?? [];
    const [received, inFields] = [benefits, rural].map((spans) =>
      spans.flatMap((span) => common(span, spanOf(month))),
    ) as [Span[], Span[]];
    // With care, who pays alone tells a month and no day in it.
    const dated = ofMonth.filter(({ kind }) => reading === 'most' || isEmployed(kind));
    const firsts = [...dated, ...received, ...inFields].map(({ from }) => from);
    return {
      month,
      kinds: new Set(ofMonth.map(({ kind }) => kind)),
      isReceived: received.length > 0,
      isInFields: inFields.length > 0,
      firstDay: firsts.length > 0 ? Math.min(...firsts) : undefined,
      lastDay: ofMonth.length > 0 ? Math.max(...ofMonth.map(({ until }) => until)) : undefined,
    };
  };
  const months = new Set([...worksOf.keys(), ...[...benefits, ...rural].flatMap(monthsOf)]);
  return {
    reading,
    ledger,
    months: [...months].sort().map(coverMonth),
    works: [...new Map(works.map((work) => [work.spell, work])).values()],
    benefits,
    rural,
  };
}

/** What gives the status in a life. @param ledger for carência */
export function insuredBy(ledger: Ledger): Range<Insured> {
  const seen = inBoth((reading) => see(ledger, eyes[reading]));
  const given = monthsGiven(ledger, seen);
  return inBoth((reading) => insuredIn(ledger, seen[reading], given[reading]));
}
