import type { MonthPart, Spell, SpellKind, Standing } from './life.ts';

/** How what is uncertain is taken: 'least' counts what is sure, and decides; 'most' all that may come to count. */
export type Reading = 'least' | 'most';

/** The same in both readings. */
export type Range<T> = Readonly<Record<Reading, T>>;

/** Computes the same in the cautious and in the generous reading. */
export const inBoth = <T>(of: (reading: Reading) => T): Range<T> => ({
  least: of('least'),
  most: of('most'),
});

/** Whether something with this standing counts in the reading: what is pending, in the larger one alone. */
export const holds = (standing: Standing, reading: Reading): boolean =>
  standing === 'counts' || (standing === 'pending' && reading === 'most');

/** An empty cell is no zero: what it held is not known. */
export const isPaid = ({ base }: Pick<MonthPart, 'base'>): boolean =>
  base === undefined || base > 0;

const employed: readonly SpellKind[] = ['employee', 'domestic', 'avulso'];
const benefits: readonly SpellKind[] = ['incapacityBenefit', 'maternityBenefit', 'otherBenefit'];

/** Counted from day to day until the reform, whoever paid: Decreto 3.048/1999, art. 188-G. */
export const isJob = ({ kind }: Pick<Spell, 'kind'>): boolean => employed.includes(kind);

export const isBenefit = ({ kind }: Pick<Spell, 'kind'>): boolean => benefits.includes(kind);

/** Benefits in which nobody loses the status; Lei 8.213/1991, art. 15, I. */
export const isInsuredBenefit = ({ kind }: Pick<Spell, 'kind'>): boolean =>
  kind === 'incapacityBenefit' || kind === 'maternityBenefit';

/** Counted by the months that were paid, by the person or by the company served. */
export const isByMonth = (spell: Pick<Spell, 'kind'>): boolean =>
  !isJob(spell) && !isBenefit(spell);
