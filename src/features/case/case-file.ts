/** What somebody has written on the sheet: names of fields and what stands in them. */
export interface CaseFile {
  /** The reason of the letter, by the part of the address after "#"; empty without one. */
  reason: string;
  fields: readonly (readonly [name: string, value: string])[];
  /** The words beside the boxes that are ticked. */
  ticks: readonly string[];
}

/** A sheet with these fields alone, where they hold anything; their names are those of its controls. */
export const withFields = (fields: Record<string, string | undefined>, reason = ''): CaseFile => ({
  reason,
  fields: Object.entries(fields).flatMap(([name, value]) =>
    value ? [[name, value] as const] : [],
  ),
  ticks: [],
});

const kind = 'meu-caso';

/** "meu-caso-2026-11-22.json" */
export const caseFileName = (day: string): string => `${kind}-${day}.json`;

export const writeCase = ({ reason, fields, ticks }: CaseFile): string =>
  JSON.stringify({ kind, reason, fields, ticks }, null, 1);

const areTexts = (list: unknown): list is string[] =>
  Array.isArray(list) && list.every((one) => typeof one === 'string');

const arePairs = (list: unknown): list is [string, string][] =>
  Array.isArray(list) && list.every((one) => areTexts(one) && one.length === 2);

/** Reads a file that `writeCase` wrote; undefined for any other. */
export function readCase(text: string): CaseFile | undefined {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof found !== 'object' || found === null) return undefined;
  const { kind: of, reason, fields, ticks } = found as Record<string, unknown>;
  if (of !== kind || !arePairs(fields) || !areTexts(ticks)) return undefined;
  // It goes into the address, where only a reason of this page has a place.
  if (typeof reason !== 'string' || !/^[a-z0-9-]*$/.test(reason)) return undefined;
  return { reason, fields, ticks };
}
