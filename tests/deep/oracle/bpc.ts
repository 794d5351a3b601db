import type { BpcIncomeAnswers, Income, Person, Resident } from '#rules/bpc-income/answers.ts';

// Written from law-facts 1.2 and 1.3 and law-facts-3 A (H5, H6): every reading of what is open is
// tried, one by one, and the least and the most income per person are those of the readings.

type Amounts = readonly [least: number, most: number];

interface Head {
  /** In the family: sure, never, or one reading with and one without. */
  readonly place: 'in' | 'out' | 'open';
  /** Least and most; the most may have no end. */
  readonly brings: Amounts;
}

const nothing: Amounts = [0, 0];
const counted = (cents: number | undefined): Amounts =>
  cents === undefined ? [0, Number.POSITIVE_INFINITY] : [cents, cents];
const perhaps = (cents: number | undefined): Amounts => [0, cents ?? Number.POSITIVE_INFINITY];

const isBenefit = ({ kind }: Income): boolean =>
  kind === undefined || kind === 'inssBenefit' || kind === 'publicServantBenefit';

/** LOAS, art. 20, § 14: a benefit of up to one wage of another person over 65 or with disability. */
function benefit(income: Income, holder: Person, wage: number): Amounts {
  const { cents } = income;
  if (cents !== undefined && cents > wage) return counted(cents);
  const isSurelyOut = holder.hasDisability === true || holder.ageBand === 'over65';
  const isSurelyIn = holder.hasDisability === false && holder.ageBand === 'under65';
  if (isSurelyIn) return counted(cents);
  if (cents === undefined || !isSurelyOut) return perhaps(cents);
  const benefits = (holder.incomes ?? []).filter(isBenefit);
  const sum = benefits.reduce((total, one) => total + (one.cents ?? Number.NaN), 0);
  // Several that pass one wage together, or may; and those of servants, whom the law does not name.
  if (!(sum <= wage) || income.kind === 'publicServantBenefit') return perhaps(cents);
  return nothing;
}

const leftOut: readonly Income['kind'][] = ['estagioOuAprendizagem', 'damIndemnity', 'peDeMeia'];
const benefits: readonly Income['kind'][] = ['inssBenefit', 'publicServantBenefit'];
const inclusion: readonly Income['kind'][] = ['auxilioInclusao', 'workWithAuxilioInclusao'];

interface Receives {
  income: Income;
  holder: Person;
  isApplicant: boolean;
  told: BpcIncomeAnswers;
  wage: number;
}

function bpc({ income: { cents }, isApplicant, wage }: Receives): Amounts {
  return isApplicant || (cents ?? 0) > wage ? perhaps(cents) : nothing;
}

/** LOAS, art. 26-A, § 3º: only to keep the BPC that another person already has. */
function ofInclusion({ income: { cents }, isApplicant, told }: Receives): Amounts {
  if (isApplicant || told.isBpcAlreadyGranted === false) return counted(cents);
  return told.isBpcAlreadyGranted === undefined ? perhaps(cents) : nothing;
}

function brought(receives: Receives): Amounts {
  const { income, holder, isApplicant, wage } = receives;
  const { kind, cents } = income;
  if (kind === undefined) return perhaps(cents);
  if (leftOut.includes(kind)) return nothing;
  if (kind === 'bpc') return bpc(receives);
  if (inclusion.includes(kind)) return ofInclusion(receives);
  return benefits.includes(kind) && !isApplicant ? benefit(income, holder, wage) : counted(cents);
}

const sumOf = (amounts: readonly Amounts[]): Amounts =>
  amounts.reduce<Amounts>(([low, high], [least, most]) => [low + least, high + most], nothing);

const always: readonly Resident['relationship'][] = [
  'spouseOrPartner',
  'mother',
  'father',
  'minorUnderTutela',
];
const ifSingle: readonly Resident['relationship'][] = ['sibling', 'child', 'stepchild'];

/** "Na ausência de um deles": the step-parent of a parent who is not in the house. */
function stepPlace(step: 'stepmother' | 'stepfather', home: readonly Resident[]): Head['place'] {
  const here = (...who: Resident['relationship'][]) =>
    home.filter(({ relationship }) => who.includes(relationship)).length;
  const [parent, other] =
    step === 'stepmother'
      ? (['mother', 'stepfather'] as const)
      : (['father', 'stepmother'] as const);
  if (here('mother', 'father') > 1) return 'out';
  if (here(parent) === 0) return here(step) === 1 ? 'in' : 'open';
  return here(other) > 0 ? 'out' : 'open';
}

function place({ relationship, civilStatus }: Resident, home: readonly Resident[]): Head['place'] {
  if (always.includes(relationship)) return 'in';
  if (relationship === 'minorUnderGuarda') return 'open';
  if (relationship === 'stepmother' || relationship === 'stepfather')
    return stepPlace(relationship, home);
  if (!ifSingle.includes(relationship)) return 'out';
  if (civilStatus === undefined) return 'open';
  return civilStatus === 'single' ? 'in' : 'out';
}

/** The same fraction of two, or one before the other, without dividing. */
const compare = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): number => {
  if (a === c && a === Number.POSITIVE_INFINITY) return 0;
  return a * d - c * b;
};

/** Least and most income per person, as fractions, and the verdicts against a quarter and a half. */
export function incomeByLaw(told: BpcIncomeAnswers, wage: number, withBolsaFamilia: boolean) {
  const of = (person: Person, isApplicant: boolean): Amounts =>
    person.incomes === undefined
      ? perhaps(undefined)
      : sumOf(
          person.incomes.map((income) =>
            brought({ income, holder: person, isApplicant, told, wage }),
          ),
        );
  const heads: Head[] = [
    { place: 'in', brings: of(told.applicant, true) },
    ...told.residents.map((resident) => ({
      place: place(resident, told.residents),
      brings: of(resident, false),
    })),
  ];
  const bolsa = told.bolsaFamiliaCents;
  const family = withBolsaFamilia
    ? bolsa === undefined
      ? perhaps(undefined)
      : counted(bolsa)
    : nothing;
  const sure = heads.filter((head) => head.place === 'in');
  const open = heads.filter((head) => head.place === 'open');
  // An income without an upper end leaves the highest reading open, also of who may not count.
  const isEndless = !Number.isFinite(
    sumOf([...sure, ...open].map(({ brings }) => brings))[1] + family[1],
  );
  let lowest: readonly [number, number] = [Number.POSITIVE_INFINITY, 1];
  let highest: readonly [number, number] = [-1, 1];
  for (let chosen = 0; chosen < 2 ** open.length; chosen += 1) {
    const members = [
      ...sure,
      ...open.filter((_, index) => Math.floor(chosen / 2 ** index) % 2 === 1),
    ];
    const [low, high] = sumOf([family, ...members.map(({ brings }) => brings)]);
    if (compare([low, members.length], lowest) < 0) lowest = [low, members.length];
    if (!isEndless && compare([high, members.length], highest) > 0)
      highest = [high, members.length];
  }
  const verdict = (parts: number) => {
    const limit = [wage, parts] as const;
    if (compare(lowest, limit) > 0) return 'unmet';
    return !isEndless && compare(highest, limit) <= 0 ? 'met' : 'unknown';
  };
  return {
    lowest,
    highest: isEndless ? undefined : highest,
    quarter: verdict(4),
    half: verdict(2),
  };
}
