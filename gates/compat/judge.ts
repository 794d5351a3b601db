import type { Allowed } from './allowed.ts';
import type { Finding } from './published.ts';

/** Why an entry of the list does not cover a finding; undefined where it does. */
function objection(entry: Allowed, found: Finding): string | undefined {
  if (entry.onlyIn && !entry.onlyIn.test(found.name)) return 'is not listed for this file';
  if (entry.asked && !found.isAsked) return 'is used without asking for it';
  if (entry.fallback && !found.hasFallback) return 'has no older declaration before it';
  // An unknown selector loses the whole rule, and with it what an older browser would have drawn.
  if (found.spoilsOthers) return 'stands in one list with a selector that every browser knows';
  return undefined;
}

function faultOf(allowed: readonly Allowed[], found: Finding): string | undefined {
  const objections = allowed
    .filter(({ features }) => features.includes(found.feature))
    .map((entry) => objection(entry, found));
  if (objections.includes(undefined)) return undefined;
  const why = objections[0] ?? `is missing in ${found.missing.join(', ')}`;
  return `${found.name}: ${found.feature} ${why}: ${found.excerpt}`;
}

/** What is published and not covered by the list, and what is listed and no longer published. */
export function judge(allowed: readonly Allowed[], found: readonly Finding[]): string[] {
  const used = new Set(found.map(({ feature }) => feature));
  const faults = found.map((one) => faultOf(allowed, one)).filter((fault) => fault !== undefined);
  const unused = allowed
    .flatMap(({ features }) => features)
    .filter((feature) => !used.has(feature))
    .map((feature) => `allowed.ts: ${feature} is used no more, or every target has it`);
  return [...new Set(faults), ...unused];
}
