const formatter = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' });

/** An ISO date and time as the day it is where the visitor is: "21 de novembro de 2026". */
export const localDate = (iso: string): string => formatter.format(new Date(iso));
