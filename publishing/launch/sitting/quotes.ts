import { z } from 'zod';
import { readYaml } from '#texts/load/read-yaml.ts';
import type { Opened } from './opened.ts';

const quotesSchema = z.array(
  z.strictObject({
    page: z.string(),
    place: z.string().optional(),
    from: z.enum(['norma', 'citada']),
    words: z.string(),
  }),
);

const quotes = readYaml('publishing/launch/sitting/quotes.yaml', quotesSchema);

const from = { norma: 'numa cópia da norma', citada: 'citado por outra fonte' };

/** The words that somebody has read at a place of the norm itself. */
export const readAt = (page: string, place: string): string[] =>
  quotes
    .filter((one) => one.from === 'norma' && one.page === page && one.place === place)
    .map(({ words }) => words);

/** The words of what is opened, where they were copied. They help to find it, and stand for nothing. */
export const quotesOf = ({ page, places }: Opened): string[] =>
  quotes
    .filter((one) => one.page === page && (one.place === undefined || places.includes(one.place)))
    .map((one) => `“${one.words}” (${from[one.from]})`);
