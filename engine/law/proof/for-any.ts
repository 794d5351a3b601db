import fc from 'fast-check';
import { it } from 'vitest';

type Arbitraries<Told> = { [Place in keyof Told]: fc.Arbitrary<Told[Place]> };

/** A test of what holds of anything that the arbitraries give, tried so many times. */
export const tried =
  <Told extends [unknown, ...unknown[]]>(numRuns: number, ...told: Arbitraries<Told>) =>
  (name: string, holds: (...told: Told) => void): void =>
    it(name, () => fc.assert(fc.property(...told, holds), { numRuns }));

/** The same, a hundred times. */
export const forAny = <Told extends [unknown, ...unknown[]]>(...told: Arbitraries<Told>) =>
  tried<Told>(100, ...told);
