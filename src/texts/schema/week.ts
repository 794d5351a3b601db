/** The days of the week as people say them, Monday first, with what schema.org writes. */
export const week = [
  ['segunda', 'Mo'],
  ['terça', 'Tu'],
  ['quarta', 'We'],
  ['quinta', 'Th'],
  ['sexta', 'Fr'],
  ['sábado', 'Sa'],
  ['domingo', 'Su'],
] as const;

/** Days of the week: a span of them, or some of them one by one. */
interface Days {
  readonly isSpan: boolean;
  /** At least one; of a span, the first and the last. "Mo", "Tu". */
  readonly codes: readonly string[];
  /** In Portuguese, as written. */
  readonly names: readonly string[];
}

const placeOf = (name: string): number =>
  week.findIndex(([day]) => day === name.toLowerCase().replace(/-feira$/, ''));

/** "segunda a sexta", "terça e quinta", "sábado"; undefined for what says no days, or goes backwards. */
export function daysOf(spoken: string): Days | undefined {
  const isSpan = / a /.test(spoken);
  const names = spoken.split(isSpan ? ' a ' : /, | e /);
  const places = names.map(placeOf);
  const isForward = places.every((place, index) => place > (places[index - 1] ?? -1));
  if (!isForward || (isSpan && names.length !== 2)) return undefined;
  return { isSpan, names, codes: places.map((place) => week[place]?.[1] ?? '') };
}

/** Every day that is said, those within a span too: "Mo", "Tu". */
export function eachDayOf(spoken: string): string[] {
  const { isSpan, codes = [] } = daysOf(spoken) ?? {};
  const all = week.map(([, code]): string => code);
  const [first = '', last = ''] = codes;
  return isSpan ? all.slice(all.indexOf(first), all.indexOf(last) + 1) : [...codes];
}

/** "8h30" → 830: greater is later. */
export const clock = (hour: string): number => {
  const [hours, minutes] = hour.split('h');
  return Number(hours) * 100 + Number(minutes);
};
