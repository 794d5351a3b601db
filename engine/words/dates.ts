const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' });
  return (isoDate: string): string =>
    formatter.format(new Date(`${isoDate}T00:00:00Z`)).replaceAll(' ', '\u00a0');
};

const unbroken = format({ dateStyle: 'long' });

/** '2026-12-18' → "18 de dezembro de 2026", "1º de março de 2027"; it may break before the year only. */
export const longDate = (isoDate: string): string =>
  unbroken(isoDate)
    .replace(/^1(?=\u00a0)/, '1º')
    .replace(/\u00a0(?=de\u00a0\d)/, ' ');

/** '2026-12-18' → "18/12/2026" */
export const shortDate = format({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** '2026-12-18' → "sexta-feira" */
export const weekday = format({ weekday: 'long' });

/** '2026-12-18' → "dezembro de 2026" */
export const monthName = format({ month: 'long', year: 'numeric' });

/** '2026-12-18' → "sexta-feira, 18 de dezembro de 2026" */
export const weekdayAndDate = (isoDate: string): string =>
  `${weekday(isoDate)}, ${longDate(isoDate)}`;
