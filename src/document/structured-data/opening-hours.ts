import type { Practice } from '#content/schema/practice.ts';

// As schema.org writes them, Monday first, as Portuguese counts: "segunda" is the second day.
const days: readonly (readonly [portuguese: string, code: string])[] = [
  ['segunda', 'Mo'],
  ['terça', 'Tu'],
  ['quarta', 'We'],
  ['quinta', 'Th'],
  ['sexta', 'Fr'],
  ['sábado', 'Sa'],
  ['domingo', 'Su'],
];

const dayIndex = (name: string): number =>
  days.findIndex(([portuguese]) => portuguese === name.toLowerCase().replace(/-feira$/, ''));

/** "8h" → "08:00", "18h30" → "18:30". */
const clock = (time: string): string => {
  const [hours = '', minutes = ''] = time.split('h');
  return `${hours.padStart(2, '0')}:${minutes || '00'}`;
};

/**
 * "segunda a sexta", "8h", "18h" → "Mo-Fr 08:00-18:00" (https://schema.org/openingHours).
 * Undefined for days said in other words: better none than wrong ones.
 */
export function openingHours({
  days: spoken,
  opens,
  closes,
}: Practice['hours']): string | undefined {
  const [first = '', last = first] = spoken.split(' a ');
  const [from, to] = [dayIndex(first), dayIndex(last)];
  if (from < 0 || to < from) return undefined;
  const codes = days.slice(from, to + 1).map(([, code]) => code);
  return `${[...new Set([codes.at(0), codes.at(-1)])].join('-')} ${clock(opens)}-${clock(closes)}`;
}
