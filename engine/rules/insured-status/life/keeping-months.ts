import { firstDayOf, lastDayOf } from '#law/month.ts';
import { dateOf } from '../../calendar.ts';
import { isCovered, spanOf } from '../../contribution-time/spans.ts';
import type { InsuredAnswers, InsuredKind } from '../answers.ts';
import { extensionMonths } from '../extensions.ts';
import type { KeepingMonth } from '../runs.ts';
import { isCompulsory, termOf } from '../terms.ts';
import { benefitsOf, type CoverMonth, type Insured } from './insured.ts';
import { isSurelyExtended, safestOf } from './kinds.ts';
import type { ReceivedAs } from './received-as.ts';
import { joblessBetween, joblessDays } from './unemployment.ts';

type Covers = readonly Pick<InsuredAnswers, 'event' | 'kind'>[];

const coversIn = (
  { month, kinds, isReceived, isInFields }: CoverMonth,
  receivedAs: ReceivedAs,
): Covers => [
  ...(kinds.size > 0 ? [{ event: 'stopped', kind: safestOf(kinds) } as const] : []),
  ...(isReceived ? [{ event: 'benefitEnded', kind: receivedAs(month) } as const] : []),
  ...(isInFields ? [{ event: 'stopped', kind: 'special' } as const] : []),
];

type Kept = Pick<KeepingMonth, 'grace' | 'isExtended'>;

const keptForSure = (covers: Covers, paidAs: InsuredKind | undefined): Kept => ({
  grace: Math.max(...covers.map((cover) => termOf(cover).months)),
  isExtended: isSurelyExtended(paidAs),
});

/** What is open taken as kept: unemployment, and the decree's months after a benefit of a facultativo. */
function keptAtMost(covers: Covers): Kept {
  const isExtended = covers.some(({ kind }) => kind !== 'facultativo');
  const terms = covers.map(({ event, kind }) =>
    event === 'benefitEnded' ? termOf({ event, kind: undefined }) : termOf({ event, kind }),
  );
  const own = Math.max(...terms.map(({ months }) => months));
  return { grace: own + (isExtended ? extensionMonths : 0), isExtended };
}

/** Each month of contribution, benefit or work in the fields, in order, with the grace that it leaves. */
export function keepingMonths(
  { reading, ledger, months }: Insured,
  receivedAs: ReceivedAs,
): KeepingMonth[] {
  const isSure = reading === 'least';
  const jobless = isSure ? joblessDays(ledger) : [];
  // What may have been a benefit is not among the 120 (TNU, Tema 365).
  const inBenefit = isSure ? benefitsOf(ledger, 'most') : [];
  return months.map((one, index) => {
    const { month, kinds, firstDay, lastDay } = one;
    const paidAs = safestOf(kinds);
    const covers = coversIn(one, receivedAs);
    const unknown = isSure ? lastDayOf(month) : firstDayOf(month);
    return {
      month,
      from: firstDay === undefined ? unknown : dateOf(firstDay),
      isContribution: paidAs !== undefined && !isCovered(spanOf(month), inBenefit),
      ...(isSure ? keptForSure(covers, paidAs) : keptAtMost(covers)),
      unemployedOn:
        lastDay !== undefined && isCompulsory(paidAs)
          ? joblessBetween(jobless, dateOf(lastDay), months[index + 1]?.month)
          : undefined,
    };
  });
}
