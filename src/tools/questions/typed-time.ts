import type { YearsMonthsDays } from '#rules/legal-days.ts';
import { parseCount } from '#words/typed-count.ts';

/** A length of time as typed, in three fields. */
interface TimeParts {
  years: string;
  months: string;
  days: string;
}

const most = { years: 80, months: 11, days: 30 };

// As the Meu INSS prints it: "32 anos, 3 meses e 12 dias", "32a 3m 12d".
const whole =
  /^(\d{1,2})\s*a(?:nos?)?\b(?:[\s,]|e\b)*(?:(\d{1,2})\s*m(?:[eê]s(?:es)?)?\b(?:[\s,]|e\b)*)?(?:(\d{1,2})\s*d(?:ias?)?)?$/i;

function spread(parts: TimeParts): TimeParts {
  if (parts.months.trim() !== '' || parts.days.trim() !== '') return parts;
  const [, years, months = '', days = ''] = whole.exec(parts.years.trim()) ?? [];
  return years === undefined ? parts : { years, months, days };
}

/**
 * Reads years, months (0 to 11) and days (0 to 30), or a whole time pasted into the first field.
 * An empty field counts as zero, all three empty as nothing typed.
 */
export function parseTime(typed: TimeParts): YearsMonthsDays | 'missing' | 'wrong' {
  const parts = spread(typed);
  const isEmpty = Object.values(parts).every((text) => text.trim() === '');
  if (isEmpty) return 'missing';
  const read = (part: keyof TimeParts) =>
    parts[part].trim() === '' ? 0 : parseCount(parts[part], most[part]);
  const [years, months, days] = [read('years'), read('months'), read('days')];
  return years === undefined || months === undefined || days === undefined
    ? 'wrong'
    : { years, months, days };
}
