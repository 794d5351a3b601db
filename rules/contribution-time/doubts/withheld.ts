import { readMonth } from '#law/month.ts';

/** First month in which the company withholds and pays for who serves it; Lei 10.666/2003, art. 4º. */
export const withheldFrom = readMonth('2003-04');
