import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Told } from '#tools/deadlines/questions.ts';

const told: Record<string, { told: Partial<Told>; days: string[] }> = parse(
  readFileSync('tests/tools/every-clock.yaml', 'utf8'),
);

/** By its name what is told for every clock, and the days that its answer must show. */
export const everyClock = Object.entries(told).map(
  ([name, one]) => [name, one.told, one.days] as const,
);
