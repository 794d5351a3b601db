import { withoutAccents } from '#words/accents.ts';
import type { Indicator } from './indicator.ts';

const familyMark = /\*$/;

/** One spelling of a code: capitals, no accents, no spaces where a line broke, "-" for "_". */
const plainCode = (printed: string): string =>
  withoutAccents(printed).replaceAll(/\s+/g, '').replaceAll('_', '-').toUpperCase();

/**
 * Looks codes up as an extract prints them, in a table of those that are known. A code is found
 * whole: never by a part of it, so that nothing is read into "IREM-INDPEND". Undefined where no
 * entry has it.
 */
export function indicatorFinder<T extends Pick<Indicator, 'code' | 'others'>>(
  table: readonly T[],
): (printed: string) => T | undefined {
  const byCode = new Map<string, T>();
  const families: [start: string, entry: T][] = [];
  for (const entry of table) {
    const names = [entry.code, ...entry.others].map(plainCode);
    for (const name of names) {
      if (familyMark.test(name)) families.push([name.replace(familyMark, ''), entry]);
      else byCode.set(name, entry);
    }
  }
  return (printed) => {
    const code = plainCode(printed);
    return (
      byCode.get(code) ?? families.find(([start]) => code.startsWith(start) && code !== start)?.[1]
    );
  };
}
