import type { IsoDate } from '#law/date.ts';
import { firstDayOf, lastDayOf, readMonth } from '#law/month.ts';
import { dayNumberOf } from '#rules/calendar.ts';
import type {
  MonthPart,
  Spell,
  SpellKind,
  Standing,
  WorkingLife,
} from '#rules/contribution-time/life.ts';
import { monthsOf } from '#rules/contribution-time/spans.ts';
import type { BenefitRelation, Extract, MonthLine, Relation } from './extract.ts';
import type { Indicator } from './indicators/indicator.ts';
import { isPaidByMonth, lacksMonths } from './months-told.ts';
import { plain } from './read/values.ts';

type FindIndicator = (printed: string) => Indicator | undefined;

/** Species, by number, that replace the pay of who cannot work; the same by accident at work. */
const incapacitySpecies: readonly string[] = ['31', '32', '91', '92'];
const accidentSpecies: readonly string[] = ['91', '92'];
const maternitySpecies = '80';

const speciesNumber = ({ species }: BenefitRelation): string =>
  /^\d+/.exec(species?.value ?? '')?.[0] ?? '';

function benefitKind(benefit: BenefitRelation): SpellKind {
  const number = speciesNumber(benefit);
  if (incapacitySpecies.includes(number)) return 'incapacityBenefit';
  return number === maternitySpecies ? 'maternityBenefit' : 'otherBenefit';
}

/** As what the person was insured; undefined where the row tells of no work, payment or benefit. */
function kindOf(relation: Relation): SpellKind | undefined {
  const member = plain(relation.memberType?.value ?? '');
  switch (relation.kind) {
    case 'job':
      if (member.includes('domestic')) return 'domestic';
      return member.includes('avulso') ? 'avulso' : 'employee';
    case 'contributions':
      return member.includes('facultativo') ? 'facultativo' : 'ownAccount';
    case 'grouping':
      return 'serviceToCompany';
    case 'benefit':
      return benefitKind(relation);
    case 'other':
      return plain(`${relation.origin?.value} ${member}`).includes('especial')
        ? 'special'
        : undefined;
  }
}

/** What a code does to the month beside which it is printed; one that nobody knows makes it doubtful. */
function standingOfMonth(code: string, find: FindIndicator): Standing {
  const known = find(code);
  if (!known || known.effect === 'notYet') return 'pending';
  return known.effect === 'refused' ? 'refused' : 'counts';
}

/** The same for a relation, on which a code of months or of the registration weighs nothing. */
function standingOfRelation(code: string, find: FindIndicator): Standing {
  const known = find(code);
  return known && known.level !== 'relation' ? 'counts' : standingOfMonth(code, find);
}

/** A matter settled against the person weighs more than one that is open. */
function worst(standings: readonly Standing[]): Standing {
  if (standings.includes('refused')) return 'refused';
  return standings.includes('pending') ? 'pending' : 'counts';
}

/** Until then there were no plans of 11 % or 5 %; LC 123/2006, art. 94. */
const firstReduced = readMonth('2007-04');

/** Paid at 5 % or 11 % of the base, and not withheld by a company. */
const isPaidReduced = ({ month, base, paid }: MonthLine): boolean =>
  month >= firstReduced && base !== undefined && paid !== undefined && paid / base < 0.15;

function partOf(line: MonthLine, ofRelation: readonly string[], find: FindIndicator): MonthPart {
  const { month, base, paidOn, indicators } = line;
  const isReduced =
    [...indicators, ...ofRelation].some((code) => find(code)?.isReduced) || isPaidReduced(line);
  return {
    month,
    ...(base !== undefined && { base }),
    plan: isReduced ? 'reduced' : 'full',
    standing: worst(indicators.map((code) => standingOfMonth(code, find))),
    ...(paidOn && { paidOn }),
  };
}

/**
 * What stands for the months of a row in an extract that tells none: of own payments the run from first
 * to last, of which nobody knows what was paid; of a job the last one with pay ("Últ. Remun.").
 */
function monthsUntold(relation: Relation, today: IsoDate): MonthPart[] {
  const { kind, from, until, lastPaid } = relation;
  const part = { plan: 'full', standing: 'counts' } as const;
  if (kind === 'job') return lastPaid ? [{ month: lastPaid.value, ...part }] : [];
  const end = lastPaid ? lastDayOf(lastPaid.value) : until?.value;
  if (!isPaidByMonth(relation) || !from || !end) return [];
  const run = { from: dayNumberOf(from.value), until: dayNumberOf(end < today ? end : today) };
  return monthsOf(run).map((month) => ({ month, ...part, isUntold: true }));
}

const isDenied = (relation: Relation): boolean =>
  relation.kind === 'benefit' && plain(relation.status?.value ?? '').includes('indeferid');

const isByAccident = (relation: Relation): boolean =>
  relation.kind === 'benefit' && accidentSpecies.includes(speciesNumber(relation));

const isActive = (relation: Relation): boolean =>
  relation.kind === 'benefit' && /\bativo/.test(plain(relation.status?.value ?? ''));

/** A job whose first day was not read is no more sure than its days. */
const standingOfDates = ({ kind, from }: Relation): Standing =>
  kind === 'job' && !from ? 'pending' : 'counts';

/** What only the person can say. */
interface Told {
  /** By "Seq.": jobs without an end in the extract that still last. */
  readonly stillGoing: ReadonlySet<number>;
}

/** The row as a spell; none where it has neither a day nor a month to begin with. */
function spellOf(
  relation: Relation,
  find: FindIndicator,
  { stillGoing }: Told,
  untold: readonly MonthPart[],
): Spell[] {
  const kind = kindOf(relation);
  const codes = relation.indicators.map(({ value }) => value);
  const months = [...relation.months.map((line) => partOf(line, codes, find)), ...untold];
  const [firstMonth] = months.map(({ month }) => month).sort();
  const from = relation.from?.value ?? (firstMonth && firstDayOf(firstMonth));
  if (!kind || !from) return [];
  const isRunning = !relation.until && (isActive(relation) || stillGoing.has(relation.seq.value));
  const standings = [
    standingOfDates(relation),
    ...codes.map((code) => standingOfRelation(code, find)),
  ];
  return [
    {
      id: String(relation.seq.value),
      kind,
      from,
      ...(relation.until && { until: relation.until.value }),
      ...(isRunning && { isRunning }),
      ...(isByAccident(relation) && { isByAccident: true }),
      standing: isDenied(relation) ? 'refused' : worst(standings),
      months,
    },
  ];
}

const unemployedOn = (relations: readonly Relation[]): IsoDate[] =>
  relations.flatMap((relation) =>
    relation.kind === 'other' &&
    plain(relation.origin?.value ?? '').includes('desemprego') &&
    relation.from
      ? [relation.from.value]
      : [],
  );

/**
 * The working life that an extract tells of, each spell by its "Seq.". A code on a relation weighs on
 * all of it only where its level is that of relations; one on a month takes that month alone
 * (Portaria DIRBEN/INSS 990/2022, Anexo V). What is denied is kept, and counts nowhere; what nobody
 * knows counts only in the larger of two totals.
 */
export function lifeFrom(
  extract: Extract,
  today: IsoDate,
  find: FindIndicator,
  told: Told = { stillGoing: new Set() },
): WorkingLife {
  const { relations, consolidated } = extract;
  const isUntold = lacksMonths(extract);
  return {
    today,
    spells: relations.flatMap((relation) =>
      spellOf(relation, find, told, isUntold ? monthsUntold(relation, today) : []),
    ),
    consolidated: new Map(consolidated.map(({ month, base }) => [month, base])),
    unemployedOn: unemployedOn(relations),
  };
}
