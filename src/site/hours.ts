import type { Practice } from '#texts/schema/practice.ts';
import { daysOf } from '#texts/schema/week.ts';
import { joined } from '#words/phrases.ts';

const onDay = (name: string): string =>
  `${/^(?:sábado|domingo)$/i.test(name) ? 'no' : 'na'} ${name}`;

const spokenDays = (days: string): string => {
  const { isSpan, names } = daysOf(days) ?? { isSpan: true, names: [days] };
  return isSpan ? `de ${days}` : joined(names.map(onDay));
};

/** "de segunda a sexta, das 8h às 18h; no sábado, das 8h às 12h" */
export const spokenHours = ({ hours }: Pick<Practice, 'hours'>): string =>
  hours
    .map(({ days, opens, closes }) => `${spokenDays(days)}, das ${opens} às ${closes}`)
    .join('; ');
