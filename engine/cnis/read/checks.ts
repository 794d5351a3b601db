import type { IsoDate } from '#law/date.ts';
import { type Month, monthOf, readMonth } from '#law/month.ts';
import type {
  Check,
  Extract,
  ExtractReading,
  LegendEntry,
  PagesRead,
  Place,
  Relation,
  Unread,
} from '../extract.ts';
import type { PageFurniture } from './furniture.ts';
import { hasDates } from './layout.ts';

type Fault = Check['faults'][number];

/** No more pages are missed one by one than this. */
const mostPages = 500;

/** From this month on the extract has the INSS's own sums; EC 103/2019. */
const firstConsolidated = readMonth('2019-11');

function pagesOf(pages: readonly PageFurniture[]): PagesRead {
  const numbers = pages.flatMap(({ number }) => number ?? []);
  const counts = new Set(pages.flatMap(({ of }) => of ?? []));
  const declared = Math.max(0, ...counts);
  const wanted = Array.from({ length: Math.min(declared, mostPages) }, (_, index) => index + 1);
  return {
    read: pages.length,
    ...(declared > 0 && { declared }),
    missing: wanted.filter((number) => !numbers.includes(number)),
    isMixed: counts.size > 1 || new Set(numbers).size < numbers.length,
  };
}

/** Each page says the same of whose extract it is. */
const checkPerson = (compared: number, others: readonly Place[]): Check => ({
  name: 'onePerson',
  compared,
  faults: others.map((place) => ({ place })),
});

/** Each page that was announced is there, in order, and ends as pages do. */
function checkPages(pages: readonly PageFurniture[], { declared = 0, missing }: PagesRead): Check {
  const there = pages.flatMap(({ number, of, hasEnd }, index) =>
    number === index + 1 && (of ?? 0) === declared && hasEnd ? [] : index + 1,
  );
  const faults = [...new Set([...there, ...missing])].map((page) => ({ place: { page, line: 1 } }));
  return { name: 'allPages', compared: Math.max(declared, pages.length), faults };
}

function checkSequence(relations: readonly Relation[]): Check {
  const faults = relations
    .filter(({ seq }, index) => seq.value !== index + 1)
    .map(({ seq }) => ({ place: seq.place, relation: seq.value }));
  return { name: 'sequence', compared: relations.length, faults };
}

const latest = (relation: Relation): Month | undefined =>
  relation.months.reduce<Month | undefined>(
    (last, { month }) => (last === undefined || month > last ? month : last),
    undefined,
  );

/** The summary has no months; the desk's print has them, but no column that says the last one. */
function checkLastMonths({ layout, relations }: Extract): Check {
  const compared = (layout === 'summary' ? [] : relations).filter(
    ({ kind, lastPaid, months }) =>
      lastPaid || (layout !== 'desk' && kind === 'job' && months.length > 0),
  );
  const faults = compared
    .filter((relation) => relation.lastPaid?.value !== latest(relation))
    .map(({ lastPaid, seq }) => ({ place: (lastPaid ?? seq).place, relation: seq.value }));
  return { name: 'lastMonth', compared: compared.length, faults };
}

function sumsOf(relations: readonly Relation[]): Map<Month, { sum: number; place: Place }> {
  const sums = new Map<Month, { sum: number; place: Place }>();
  for (const { kind, months } of relations) {
    if (kind === 'benefit') continue;
    for (const { month, base = 0, place } of months) {
      if (month < firstConsolidated) continue;
      const before = sums.get(month);
      sums.set(month, { sum: (before?.sum ?? 0) + base, place: before?.place ?? place });
    }
  }
  return sums;
}

function checkConsolidated({ relations, consolidated }: Extract): Check {
  const sums = sumsOf(relations);
  const given = new Map(consolidated.map(({ month, base, place }) => [month, { base, place }]));
  const months = new Set([...sums.keys(), ...given.keys()]);
  const faults = [...months]
    .filter((month) => (sums.get(month)?.sum ?? 0) !== (given.get(month)?.base ?? 0))
    .map((month) => ({
      place: (given.get(month) ?? sums.get(month))?.place ?? { page: 1, line: 1 },
    }));
  return { name: 'consolidated', compared: months.size, faults };
}

const isWithin = (month: Month, from: IsoDate | undefined, until: IsoDate | undefined): boolean =>
  (from === undefined || month >= monthOf(from)) &&
  (until === undefined || month <= monthOf(until));

/** Beginnings come before ends, and both, like every month, before the day of the extract. */
function checkDates({ relations, issuedOn, identity }: Extract): Check {
  const faults: Fault[] = [];
  let compared = 0;
  const today = issuedOn?.value;
  for (const { seq, from, until, months } of relations) {
    const begins = from?.value;
    const ends = until?.value;
    const born = identity.birthDate?.value;
    const isWrong =
      (begins && ends && ends < begins) ||
      (begins && today && begins > today) ||
      (begins && born && begins <= born);
    compared += months.length + 1;
    if (isWrong) faults.push({ place: seq.place, relation: seq.value });
    for (const { month, place } of months) {
      const isLate = today !== undefined && month > monthOf(today);
      if (isLate || !isWithin(month, begins, ends)) faults.push({ place, relation: seq.value });
    }
  }
  return { name: 'monthsWithinDates', compared, faults };
}

function checkLegend(relations: readonly Relation[], legend: readonly LegendEntry[]): Check {
  const known = new Set(legend.map(({ code }) => code));
  const faults: Fault[] = [];
  let compared = 0;
  const look = (code: string, place: Place, relation: number): void => {
    compared += 1;
    if (!known.has(code)) faults.push({ place, relation });
  };
  for (const { seq, indicators, months } of relations) {
    for (const { value, place } of indicators) look(value, place, seq.value);
    for (const { indicators: codes, place } of months) {
      for (const code of codes) look(code, place, seq.value);
    }
  }
  return { name: 'legend', compared, faults };
}

/** What the extract says twice, compared with itself. The legend is not read from pasted text. */
const checksOf = (extract: Extract): Check[] => [
  checkSequence(extract.relations),
  checkLastMonths(extract),
  checkConsolidated(extract),
  checkDates(extract),
  ...(extract.layout === 'pasted' ? [] : [checkLegend(extract.relations, extract.legend)]),
];

const byPlace = ({ place: one }: Unread, { place: other }: Unread): number =>
  one.page - other.page || one.line - other.line;

/**
 * What was read, compared with itself; or that nothing was, where no date could be.
 * @param compared how many pages or lines were compared with what is told of the person
 * @param others those that tell of another one
 */
export function checked(
  read: Omit<Extract, 'pages' | 'checks'>,
  furniture: readonly PageFurniture[],
  compared: number,
  others: readonly Place[],
): ExtractReading {
  const pages = pagesOf(furniture);
  const unread = [...read.unread].sort(byPlace);
  const extract: Extract = { ...read, pages, unread, checks: [] };
  if (!hasDates(extract)) return { unreadable: 'noDates' };
  const person = checkPerson(compared, others);
  const checks = [checkPages(furniture, pages), person, ...checksOf(extract)];
  return { extract: { ...extract, checks } };
}
