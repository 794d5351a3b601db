import type { IsoDate } from '#law/date.ts';
import { reform } from '#law/reform.ts';
import { dateOf, dayNumberOf } from '../calendar.ts';
import { grouped } from '../grouped.ts';
import { incapacityBenefits, maternityStretches } from './between.ts';
import type { Doubt, MonthPart, Spell, WorkingLife } from './life.ts';
import { isJob, isPaid } from './reading.ts';
import { joined, type Span, without } from './spans.ts';
import { benefitSpan, endOfJob, spanOf } from './stretches.ts';
import { isPaidAfterReform } from './until-the-day.ts';

/** Why days until the reform are not in the cautious total. */
export type WhyLeftOut =
  | 'pending'
  | 'refused'
  | 'noEnd'
  | 'rural'
  | 'notTime'
  | 'notBetween'
  | 'maternityPay'
  | 'paidAfterReform'
  | 'unpaidEnd'
  | Doubt;

/** Days until 13/11/2019 of which the cautious total has none from this spell. */
export interface LeftOut {
  readonly spell: string;
  readonly from: IsoDate;
  /** Undefined where the spell has no end that is known. */
  readonly until: IsoDate | undefined;
  readonly why: WhyLeftOut;
}

const reformDay = dayNumberOf(reform);

const ofPart = (part: MonthPart): WhyLeftOut | undefined => {
  if (part.standing !== 'counts') return part.standing;
  if (part.doubt) return part.doubt;
  if (!isPaid(part)) return 'noPay';
  return isPaidAfterReform(part) ? 'paidAfterReform' : undefined;
};

/** A job counts by its days, whatever else is written of its months. */
const weighsOnJobs: readonly WhyLeftOut[] = ['pending', 'refused', 'paidLate'];

/** Months of a spell that holds, by what keeps them out. A month that another part saves is in. */
function monthsLeftOut(spell: Spell): [WhyLeftOut, Span[]][] {
  const byMonth = grouped(spell.months, ({ month }) => month);
  const failing = [...byMonth].flatMap(([month, parts]) => {
    const whys = parts
      .map(ofPart)
      .filter((why) => !isJob(spell) || (why !== undefined && weighsOnJobs.includes(why)));
    const [why] = whys;
    const isSaved = whys.length < parts.length || whys.includes(undefined);
    return why === undefined || isSaved ? [] : [{ why, span: spanOf(month) }];
  });
  return [...grouped(failing, ({ why }) => why)].map(([why, months]) => [
    why,
    joined(months.map(({ span }) => span)),
  ]);
}

function wholeSpell(spell: Spell, notBetween: ReadonlySet<string>): WhyLeftOut | undefined {
  if (spell.kind === 'otherBenefit') return 'notTime';
  if (spell.kind === 'maternityBenefit' && spell.standing === 'pending') return 'maternityPay';
  if (spell.standing !== 'counts') return spell.standing;
  if (notBetween.has(spell.id)) return 'notBetween';
  return spell.kind === 'special' && spell.months.length === 0 ? 'rural' : undefined;
}

/**
 * What the cautious total leaves out until the reform, and why. The months after it tell that of
 * themselves.
 */
export function leftOutOf(life: WorkingLife): LeftOut[] {
  const today = dayNumberOf(life.today);
  const notBetween = new Set(
    incapacityBenefits(life, 'least').notBetween.map(({ spell }) => spell),
  );
  const fullMonths = maternityStretches(life, 'least');
  return life.spells
    .flatMap((spell) => {
      const row = (why: WhyLeftOut, from: number, until: number | undefined): LeftOut => ({
        spell: spell.id,
        from: dateOf(from),
        until: until === undefined ? undefined : dateOf(Math.min(until, reformDay)),
        why,
      });
      const from = dayNumberOf(spell.from);
      const whole = wholeSpell(spell, notBetween);
      const until = spell.until ? dayNumberOf(spell.until) : benefitSpan(spell, today)?.until;
      if (whole) return [row(whole, from, until)];
      if (spell.kind === 'maternityBenefit' && until !== undefined) {
        const inFull = fullMonths.filter((one) => one.spell === spell.id);
        return without({ from, until }, inFull).map((span) =>
          row('maternityPay', span.from, span.until),
        );
      }
      if (isJob(spell) && endOfJob(spell, 'least', today) === undefined)
        return [row('noEnd', from, undefined)];
      const sureEnd = spell.sureUntil && dayNumberOf(spell.sureUntil);
      const hasUnpaidEnd = sureEnd !== undefined && until !== undefined && sureEnd < until;
      return [
        ...monthsLeftOut(spell).flatMap(([why, spans]) =>
          spans.map((span) =>
            row(why, isJob(spell) ? Math.max(span.from, from) : span.from, span.until),
          ),
        ),
        ...(hasUnpaidEnd ? [row('unpaidEnd', Math.max(sureEnd + 1, from), until)] : []),
      ];
    })
    .filter((row) => row.from <= reform);
}
