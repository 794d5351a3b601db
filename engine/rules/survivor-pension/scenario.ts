import type { Verdict } from '../criterion.ts';

/**
 * Two readings of answers with gaps: `asTold` takes only what was told, `ifConfirmed` takes every
 * unknown as confirmed in favour of the dependants. The truth may lie between them.
 */
export type Scenario = 'asTold' | 'ifConfirmed';

export type PerScenario<T> = Readonly<Record<Scenario, T>>;

/** Reads the same as told, and as if what is open were confirmed. */
export const perScenario = <T>(read: (scenario: Scenario) => T): PerScenario<T> => ({
  asTold: read('asTold'),
  ifConfirmed: read('ifConfirmed'),
});

/** Whether the verdict is taken as met in this reading. */
export const holds = (verdict: Verdict, scenario: Scenario): boolean =>
  verdict === 'met' || (verdict === 'unknown' && scenario === 'ifConfirmed');

/** The contrary of an answer, unknown while it is. */
export const not = (answer: boolean | undefined): boolean | undefined =>
  answer === undefined ? undefined : !answer;
