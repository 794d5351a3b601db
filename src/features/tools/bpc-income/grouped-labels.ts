/**
 * Labels of citations, each norm named once:
 * "Lei 8.742/1993 (LOAS), art. 20, § 3º; art. 20-B. Decreto 12.534/2025."
 */
export function groupedLabels(labels: readonly string[]): string {
  const byNorm = new Map<string, Set<string>>();
  for (const label of labels) {
    const [norm = '', place] = label.split(', art. ');
    const places = byNorm.get(norm) ?? new Set();
    byNorm.set(norm, place ? places.add(`art. ${place}`) : places);
  }
  return [...byNorm]
    .map(([norm, places]) => `${[norm, ...places].join('; ').replace(';', ',')}.`)
    .join(' ');
}
