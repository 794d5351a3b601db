/** What goes on in a row, put apart wherever an item begins anew beside the run before it. */
export function inRuns<T>(
  items: readonly T[],
  begins: (item: T, run: readonly [T, ...T[]]) => boolean,
): [T, ...T[]][] {
  const runs: [T, ...T[]][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (!run || begins(item, run)) runs.push([item]);
    else run.push(item);
  }
  return runs;
}
