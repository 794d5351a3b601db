import { z } from 'zod';
import { readYaml } from '#texts/load/read-yaml.ts';

const topicSchema = z.strictObject({
  /** How the file of answers calls it. */
  name: z.string(),
  file: z.string(),
  asks: z.string(),
  example: z.string(),
  reads: z.enum(['whole', 'days']).optional(),
  change: z.strictObject({ says: z.string(), pages: z.array(z.string()) }).optional(),
});

/** Something that a norm fixes for a year. */
export type Topic = z.infer<typeof topicSchema>;

export const topics: readonly Topic[] = readYaml(
  'publishing/launch/year/topics.yaml',
  z.array(topicSchema),
);

/** "2027-04-20 Tiradentes; 2027-05-28 Corpus Christi", or "nenhuma". */
function bridgeDays(written: string): unknown {
  if (written.toLowerCase() === 'nenhuma') return [];
  return written.split(';').map((part) => {
    const [date = '', ...holiday] = part.trim().split(/\s+/);
    return { date, holiday: holiday.join(' ') };
  });
}

/** An answer in the form that the topic's file has. */
export function readAs({ reads }: Topic, written: string): unknown {
  if (reads === 'days') return bridgeDays(written);
  return reads === 'whole' && /^\d+$/.test(written) ? Number(written) : written;
}
