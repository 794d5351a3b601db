const formatter = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

/** "2026-11-20" → "20 de novembro de 2026", with no-break spaces. */
export const formatDate = (isoDate: string): string =>
  formatter.format(new Date(`${isoDate}T00:00:00Z`)).replaceAll(' ', '\u00a0');
