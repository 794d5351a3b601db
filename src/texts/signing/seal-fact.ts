import { citation, norms } from '#law/citations.ts';
import { everySeries } from '#law/every-series.ts';
import type { LegalSeries, LegalValue } from '#law/value.ts';
import { type Seal, shortHash } from './seal.ts';

const [linkStart, valueStart] = ['norma:', 'valor:'];

/** How the address of a norm is named among what is signed. */
export const linkName = (normKey: string): string => linkStart + normKey;

/** How a value of the law is named among what is signed: by its file and its first day. */
export const valueName = (
  { file }: LegalSeries<unknown>,
  { from }: Pick<LegalValue<unknown>, 'from'>,
): string => `${valueStart}${file}#${from}`;

/** What is signed, if it is no text: the address of a norm, or a value. */
export const factKind = (signed: string): 'link' | 'value' | undefined =>
  signed.startsWith(linkStart) ? 'link' : signed.startsWith(valueStart) ? 'value' : undefined;

function sealLink(signed: string): Seal | undefined {
  const norm = norms[signed.slice(linkStart.length)];
  if (!norm) return undefined;
  const { url, themeUrl = '' } = norm;
  return { words: shortHash([]), values: shortHash([]), sources: shortHash([url, themeUrl]) };
}

/** A value in a line; what hangs on another series names it, for its own values are signed there. */
export const valueText = (value: unknown): string =>
  JSON.stringify(value, (_, inner) => (Array.isArray(inner?.values) ? inner.name : inner));

function sealValue(signed: string, allSeries: readonly LegalSeries<unknown>[]): Seal | undefined {
  for (const series of allSeries)
    for (const value of series.values) {
      if (valueName(series, value) !== signed) continue;
      const { label, url } = citation(value.source);
      const until = value.until ?? '';
      return {
        words: shortHash([valueText(value.value), until]),
        values: shortHash([]),
        sources: shortHash([label, url]),
      };
    }
  return undefined;
}

/** The address or the value as it stands; undefined where there is no such one. */
export const sealFact = (
  signed: string,
  allSeries: readonly LegalSeries<unknown>[] = everySeries,
): Seal | undefined =>
  factKind(signed) === 'link' ? sealLink(signed) : sealValue(signed, allSeries);
