import type { Citation, Norm } from './norm.ts';
import written from './yearly.json' with { type: 'json' };

declare const yearlyKeyBrand: unique symbol;

/** The key of a norm that fixes values of one year: which there are, `yearly.json` says. */
export type YearlyKey = string & { readonly [yearlyKeyBrand]: true };

/** A norm of one year, with the place that is cited, as the file writes it. */
export interface WrittenNorm extends Omit<Norm, 'isLinkRead'>, Pick<Citation, 'place'> {
  readonly key: string;
  /** Nobody has opened its address yet: to be done before publishing. */
  readonly isLinkUntested?: true;
}

const all = written.norms as readonly WrittenNorm[];

export const yearlyNorms: Readonly<Record<string, Norm>> = Object.fromEntries(
  all.map(({ key, place: _, isLinkUntested, ...norm }) => [
    key,
    { ...norm, ...(!isLinkUntested && { isLinkRead: true }) },
  ]),
);

/** The place cited of each. */
export const yearly: Readonly<Record<string, Citation<YearlyKey>>> = Object.fromEntries(
  all.map(({ key, place }) => [key, { norm: key as YearlyKey, ...(place && { place }) }]),
);
