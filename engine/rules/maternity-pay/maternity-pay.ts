import { keys } from '#law/citations/keys.ts';
import type { CitationKey } from '#law/citations.ts';
import { addDays, type IsoDate, yearOf } from '#law/date.ts';
import { type Counted, situationOf } from '../deadlines/deadlines.ts';
import { rightClocks } from '../deadlines/right-clocks.ts';
import { type Term, termOfYears } from '../deadlines/term.ts';
import { type Figures, pastYearCitations, yearlyCitations } from '../figures.ts';
import { basisCitations, type Pay, type Payer, payerOf, payOf } from './amount.ts';
import type { MaternityAnswers } from './answers.ts';
import { mayBeInHospital } from './kinds.ts';
import { type OtherPeriod, type Period, periodsOf, stayLaw } from './period.ts';
import { type TenMonths, tenMonthsOf } from './ten-months.ts';

/** Where today stands: the event is to come, or it is in the term to ask or past it. */
type Asking = 'expected' | Counted['situation'];

/** What the INSS pays of one minimum wage follows it into the next year. */
const risesWith = ({ least }: Pay, { until }: Period, { year, minimumWage }: Figures): boolean =>
  least !== undefined && least <= minimumWage && yearOf(until) > year;

export interface MaternityPay {
  readonly payer: Payer;
  readonly period: Period;
  /** Each other way in which the days may fall. */
  readonly others: readonly OtherPeriod[];
  /** `isRising`: counted with the figures of last year, it is that or more. */
  readonly pay: Pay & { readonly isRising: boolean };
  /** Who is still in hospital has more days than those. */
  readonly isLeast: boolean;
  /** Paid now for a past year, by the figures of that year: what is late is corrected. */
  readonly isOfPastYear: boolean;
  /** Some of the days lie in a year whose minimum wage is another, and it is what is paid. */
  readonly goesIntoNextYear: boolean;
  /** Five years to ask the INSS; IN PRES/INSS 128/2022, art. 357, § 5º. */
  readonly askBy: Term;
  readonly asking: Asking;
  /** Ninety days or fewer are left to ask the INSS. */
  readonly endsSoon: boolean;
  readonly tenMonths: TenMonths;
  /** Of the days, the value and the term, and what every result rests on. */
  readonly citations: readonly CitationKey[];
}

const daysCitations: Readonly<Record<MaternityAnswers['event'], readonly CitationKey[]>> = {
  birth: ['lei-8213-71', 'in-128-358'],
  stillbirth: ['lei-8213-71', 'in-128-358'],
  adoption: ['lei-8213-71-a', 'in-128-358'],
  abortion: ['in-128-358'],
};

const askCitation: CitationKey = 'in-128-357-5';
const stayCitation: CitationKey = 'lei-8213-71-3';
const earlierStayCitation: CitationKey = 'stf-adi-6327';

/** Without work it is the sum, and the INSS pays also who was dismissed while pregnant. */
const unemployedCitations: readonly CitationKey[] = ['tnu-tema-202', 'tnu-tema-113'];

/** So few days to the end of five years are told with the act itself. */
const soon = 90;

/** While a request waits for its answer, no time runs. */
const waitingCitation: CitationKey = 'tnu-sumula-74';

/** Of every result: who is covered, who dies, leave of work, no carência. */
const commonCitations = keys('lei-8213-15 lei-8213-71-b lei-8213-71-c in-128-357 stf-adi-2110');

/** All that the count of any answers may cite, the values of the year besides. */
export const everyMaternityCitation: readonly CitationKey[] = [
  ...Object.values(daysCitations).flat(),
  stayCitation,
  earlierStayCitation,
  ...Object.values(basisCitations),
  askCitation,
  ...unemployedCitations,
  waitingCitation,
  ...commonCitations,
  ...yearlyCitations,
  ...pastYearCitations,
];

function citationsOf(
  { event, kind, day, stay }: MaternityAnswers,
  asking: Asking,
): readonly CitationKey[] {
  const isLong = mayBeInHospital(event) && stay !== undefined && stay !== 'none';
  return [
    ...daysCitations[event],
    ...(isLong ? [stayCitation] : []),
    ...(isLong && day < stayLaw ? [earlierStayCitation] : []),
    basisCitations[kind],
    askCitation,
    ...(kind === 'unemployed' ? unemployedCitations : []),
    ...(asking === 'past' ? [waitingCitation] : []),
    ...commonCitations,
  ];
}

/**
 * Days and value of the salário-maternidade, for who is insured on the day; no number of
 * contributions is asked for (STF, ADI 2.110).
 * @param figures those of the event: `figuresOfEvent`.
 * @throws {MissingLegalValueError} for a day before 2003, whose holidays are not recorded.
 */
export function maternityPay(
  answers: MaternityAnswers,
  figures: Figures,
  today: IsoDate,
): MaternityPay {
  const { event, kind, day, stay } = answers;
  const { main, others } = periodsOf(answers);
  const { count: askClock } = rightClocks.maternity;
  const askBy = termOfYears(day, askClock.years, askClock.isToAnniversary);
  const asking = day > today ? 'expected' : situationOf(askBy, today);
  const payer = payerOf(event, kind);
  const isByInss = payer === 'inss';
  const pay = payOf(answers, figures);
  return {
    payer,
    period: main,
    others,
    pay: { ...pay, isRising: !figures.isCurrent },
    isLeast: stay === 'stillThere' && mayBeInHospital(event),
    isOfPastYear: isByInss && yearOf(day) < yearOf(today) && figures.isCurrent,
    goesIntoNextYear: isByInss && figures.isCurrent && risesWith(pay, main, figures),
    askBy,
    asking,
    endsSoon: asking === 'ok' && askBy.safeDay <= addDays(today, soon),
    tenMonths: tenMonthsOf(kind, day),
    citations: citationsOf(answers, asking),
  };
}
