import { type IsoDate, isoDate } from '#law/date.ts';

/**
 * First day of Decreto 12.534/2025, which counts Bolsa Família and occasional income.
 * Before it other rules held, so that a minimum wage of that time is not enough to decide by these.
 */
const inForceSince = isoDate('2025-06-26');

export class RulesNotInForceError extends Error {
  override readonly name = 'RulesNotInForceError';
  readonly date: IsoDate;

  constructor(date: IsoDate) {
    super(`These rules of income for the BPC hold from ${inForceSince} on, not on ${date}.`);
    this.date = date;
  }
}

/** @throws {RulesNotInForceError} when the date comes before these rules. */
export function assertInForce(date: IsoDate): void {
  if (date < inForceSince) throw new RulesNotInForceError(date);
}
