import { fileURLToPath } from 'node:url';
import { salaryCorrection } from '#law/salary-correction.ts';

const name = 'virtual:average-door';
const closed = `\0${name}`;

/**
 * For the bundler: the door to the mean is in the site only where the practice has checked the
 * correction of salaries, or where all is a demonstration, which says so. Else no program holds or
 * fetches anything of it.
 */
export const averageDoor = (isDemonstration: boolean, { isChecked } = salaryCorrection) => ({
  name,
  resolveId: (asked: string) => {
    if (asked !== name) return undefined;
    return isChecked || isDemonstration
      ? fileURLToPath(new URL('AverageDoor.tsx', import.meta.url))
      : closed;
  },
  load: (asked: string) => (asked === closed ? 'export const AverageDoor = undefined;' : undefined),
});
