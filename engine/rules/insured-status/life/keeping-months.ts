import { firstDayOf, lastDayOf, type Month } from '#law/month.ts';
import { dateOf } from '../../calendar.ts';
import { monthsOf } from '../../carencia/counted-months.ts';
import { isCovered, joined } from '../../contribution-time/spans.ts';
import { spanOf } from '../../contribution-time/stretches.ts';
import type { InsuredAnswers, InsuredKind } from '../answers.ts';
import { extensionMonths } from '../extensions.ts';
import type { KeepingMonth } from '../runs.ts';
import { isCompulsory, termOf } from '../terms.ts';
import { isSurelyExtended, safestOf } from './kinds.ts';
import type { ReceivedAs } from './received-as.ts';
import { benefitsOf, type Seen } from './seen.ts';
import { joblessBetween, joblessDays } from './unemployment.ts';

type Cover = Pick<InsuredAnswers, 'event' | 'kind'>;

/** What a month gave, and all that covers in it. */
interface Given {
  readonly month: Month;
  /** As what somebody contributed in it, if they did. */
  readonly paidAs: InsuredKind | undefined;
  readonly covers: readonly Cover[];
}

function givenMonths({ kindsIn, benefits, rural }: Seen, receivedAs: ReceivedAs): Given[] {
  const received = new Set(benefits.flatMap(monthsOf));
  const inFields = new Set(rural.flatMap(monthsOf));
  return [...new Set([...kindsIn.keys(), ...received, ...inFields])].sort().map((month) => {
    const paidAs = safestOf(kindsIn.get(month) ?? new Set());
    const covers: Cover[] = [];
    if (paidAs) covers.push({ event: 'stopped', kind: paidAs });
    if (received.has(month)) covers.push({ event: 'benefitEnded', kind: receivedAs(month) });
    if (inFields.has(month)) covers.push({ event: 'stopped', kind: 'special' });
    return { month, paidAs, covers };
  });
}

type Kept = Pick<KeepingMonth, 'grace' | 'isExtended'>;

const keptForSure = ({ paidAs, covers }: Given): Kept => ({
  grace: Math.max(...covers.map((cover) => termOf(cover).months)),
  isExtended: isSurelyExtended(paidAs),
});

/** What is open taken as kept: unemployment, and the decree's months after a benefit of a facultativo. */
function keptAtMost({ covers }: Given): Kept {
  const isExtended = covers.some(({ kind }) => kind !== 'facultativo');
  const terms = covers.map(({ event, kind }) =>
    event === 'benefitEnded' ? termOf({ event, kind: undefined }) : termOf({ event, kind }),
  );
  const own = Math.max(...terms.map(({ months }) => months));
  return { grace: own + (isExtended ? extensionMonths : 0), isExtended };
}

/** Each month of contribution, benefit or work in the fields, in order, with the grace that it leaves. */
export function keepingMonths(seen: Seen, receivedAs: ReceivedAs): KeepingMonth[] {
  const { reading, life, firstDays, lastDays } = seen;
  const isSure = reading === 'least';
  const jobless = isSure ? joblessDays(life) : [];
  // What may have been a benefit is not among the 120 (TNU, Tema 365).
  const inBenefit = isSure ? joined(benefitsOf(life, 'most')) : [];
  return givenMonths(seen, receivedAs).map((given, index, all) => {
    const { month, paidAs } = given;
    const [firstDay, lastDay] = [firstDays.get(month), lastDays.get(month)];
    const unknown = isSure ? lastDayOf(month) : firstDayOf(month);
    return {
      month,
      from: firstDay === undefined ? unknown : dateOf(firstDay),
      isContribution: paidAs !== undefined && !isCovered(spanOf(month), inBenefit),
      ...(isSure ? keptForSure(given) : keptAtMost(given)),
      unemployedOn:
        lastDay !== undefined && isCompulsory(paidAs)
          ? joblessBetween(jobless, dateOf(lastDay), all[index + 1]?.month)
          : undefined,
    };
  });
}
