import type { IsoDate } from '#law/date.ts';
import { reform } from '#law/reform.ts';
import { type DayNumber, dateOf, dayNumberOf } from '../calendar.ts';
import { grouped } from '../grouped.ts';
import { type Entry, lastPaidMonth } from './doubts.ts';
import { isPaidAfterReform } from './due.ts';
import type { Account, Ledger } from './ledger.ts';
import { isJob, isPaid } from './reading.ts';
import type { Seen } from './seen.ts';
import { joined, type Span, spanOf, without } from './spans.ts';
import type { Why } from './why.ts';

/** Days until 13/11/2019 of which the cautious total has none from this spell. */
export interface LeftOut {
  readonly spell: string;
  readonly from: IsoDate;
  readonly until: IsoDate | undefined;
  readonly why: Why;
}

/** Days left out; without an end where none is known. */
interface Out {
  readonly why: Why;
  readonly from: number;
  readonly until: number | undefined;
}

function whyOut(entry: Entry): Why | undefined {
  if (entry.standing !== 'counts') return entry.standing;
  if (entry.doubt) return entry.doubt;
  if (!isPaid(entry)) return 'noPay';
  return isPaidAfterReform(entry) ? 'paidAfterReform' : undefined;
}

/** A job counts by its days, whatever else is written of its months. */
const weighsOnJobs: readonly Why[] = ['pending', 'refused', 'paidLate'];

/** Months of a spell that holds, by what keeps them out. A month that another part saves is in. */
function monthsOut({ spell, entries }: Account): Out[] {
  const from = isJob(spell) ? dayNumberOf(spell.from) : Number.NEGATIVE_INFINITY;
  const failing = [...grouped(entries, ({ month }) => month)].flatMap(([month, ofMonth]) => {
    const whys = ofMonth.map((entry) => {
      const why = whyOut(entry);
      return why && (!isJob(spell) || weighsOnJobs.includes(why)) ? why : undefined;
    });
    const [why] = whys;
    return why === undefined || whys.includes(undefined) ? [] : [{ why, ...spanOf(month) }];
  });
  return [...grouped(failing, ({ why }) => why)].flatMap(([why, months]) =>
    joined(months).map((span) => ({ why, from: Math.max(span.from, from), until: span.until })),
  );
}

function whyAllOut(account: Account, { notBetween }: Seen): Why | undefined {
  const { spell, standing, entries } = account;
  if (spell.kind === 'otherBenefit') return 'notTime';
  if (spell.kind === 'maternityBenefit' && standing === 'pending') return 'maternityPay';
  if (standing !== 'counts') return standing;
  if (notBetween.includes(account)) return 'notBetween';
  return spell.kind === 'special' && entries.length === 0 ? 'rural' : undefined;
}

function outOf(account: Account, seen: Seen, today: DayNumber): Out[] {
  const { spell, entries, sureUntil } = account;
  const from = dayNumberOf(spell.from);
  const running = spell.isRunning && from <= today ? today : undefined;
  const until = spell.until ? dayNumberOf(spell.until) : running;
  const all = whyAllOut(account, seen);
  if (all) return [{ why: all, from, until }];
  if (spell.kind === 'maternityBenefit') {
    const counted = seen.months.flatMap(({ benefits }) =>
      benefits.filter((given) => given.spell === spell),
    );
    const span: Span[] = until === undefined ? [] : without({ from, until }, counted);
    return span.map((one) => ({ why: 'maternityPay', ...one }));
  }
  if (isJob(spell) && !spell.until && !lastPaidMonth(entries, 'least'))
    return [{ why: 'noEnd', from, until: undefined }];
  const hasUnpaidEnd = sureUntil !== undefined && until !== undefined && sureUntil < until;
  return [
    ...monthsOut(account),
    ...(hasUnpaidEnd
      ? [{ why: 'unpaidEnd' as const, from: Math.max(sureUntil + 1, from), until }]
      : []),
  ];
}

const reformDay = dayNumberOf(reform);

/**
 * What the cautious total leaves out until the reform, and why. The months after it tell that of
 * themselves.
 * @param seen the ledger with the strict eye
 */
export const leftOutOf = ({ accounts, life }: Ledger, seen: Seen): LeftOut[] =>
  accounts
    .flatMap((account) =>
      outOf(account, seen, dayNumberOf(life.today)).map((out) => ({
        ...out,
        spell: account.spell.id,
      })),
    )
    .filter(({ from }) => from <= reformDay)
    .map(({ spell, why, from, until }) => ({
      spell,
      from: dateOf(from),
      until: until === undefined ? undefined : dateOf(Math.min(until, reformDay)),
      why,
    }));
