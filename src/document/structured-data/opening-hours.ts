import type { Practice } from '#texts/schema/practice.ts';
import { daysOf } from '#texts/schema/week.ts';

/** "8h" → "08:00", "18h30" → "18:30". */
const clock = (time: string): string => {
  const [hours = '', minutes = ''] = time.split('h');
  return `${hours.padStart(2, '0')}:${minutes || '00'}`;
};

/** "segunda a sexta", "8h", "18h" → "Mo-Fr 08:00-18:00" (https://schema.org/openingHours). */
export const openingHours = (hours: Practice['hours']): string[] =>
  hours.flatMap(({ days: spoken, opens, closes }) => {
    const days = daysOf(spoken);
    const codes = days?.codes.join(days.isSpan ? '-' : ',');
    return codes ? [`${codes} ${clock(opens)}-${clock(closes)}`] : [];
  });
