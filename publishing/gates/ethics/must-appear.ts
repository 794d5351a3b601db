import { z } from 'zod';
import { readYaml } from '#texts/load/read-yaml.ts';
import { registrations } from '#texts/schema/lawyer.ts';
import { townOf } from '#texts/schema/office.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { isSurelyPrivate } from '#texts/schema/practice-kind.ts';
import type { Fault } from '../fault.ts';
import type { PublishedText } from '../published-text/text.ts';
import { fold } from '../wording/fold.ts';
import { patternOf } from '../wording/rule.ts';

export interface Page {
  path: string;
  html: string;
  texts: readonly PublishedText[];
}

/** What of the practice a page has to say. */
const factsOf = {
  people: ({ lawyers }: Practice) =>
    lawyers.flatMap((lawyer) => [lawyer.name, ...registrations(lawyer)]),
  first: ({ lawyers: [first] }: Practice) => [first?.oab ?? first?.name ?? ''],
  practice: ({ practiceName, practiceRegistration }: Practice) => [
    practiceName,
    practiceRegistration ?? '',
  ],
  contact: ({ offices, phone, email }: Practice) => [...offices.map(townOf), phone, email],
  notOfTheState: ({ kind }: Practice) => [
    `Este site não é do INSS${isSurelyPrivate(kind) ? ' nem do governo' : ''}`,
  ],
};

const strings = z.array(z.string()).default([]);

/** What every page of a lawyer's site must show. */
export const mustAppear = readYaml(
  'publishing/gates/ethics/must-appear.yaml',
  z.array(
    z.strictObject({
      id: z.string(),
      on: patternOf().optional(),
      /** Above the first part, and not in header or footer. */
      isAtStart: z.boolean().default(false),
      facts: z.enum(Object.keys(factsOf) as (keyof typeof factsOf)[]).optional(),
      says: strings,
      links: strings,
      html: patternOf().optional(),
      source: z.string(),
      remedy: z.string(),
    }),
  ),
);

// Header and footer are on every page.
const folded = new Map<string, string>();
const foldOnce = (text: string): string => {
  const known = folded.get(text) ?? fold(text);
  folded.set(text, known);
  return known;
};

type MustAppear = (typeof mustAppear)[number];

function isThere(rule: MustAppear, { html, texts }: Page, practice: Practice): boolean {
  const read = rule.isAtStart
    ? texts.filter(({ section, inFrame }) => section === '' && !inFrame)
    : texts;
  const words = [...rule.says, ...(rule.facts ? factsOf[rule.facts](practice) : [])];
  return (
    words.every((wanted) => read.some(({ text }) => foldOnce(text).includes(foldOnce(wanted)))) &&
    rule.links.every((href) => html.includes(`href="${href}"`)) &&
    (rule.html?.test(html) ?? true)
  );
}

export const missingOn = (page: Page, practice: Practice): Fault[] =>
  mustAppear
    .filter((rule) => (rule.on?.test(page.path) ?? true) && !isThere(rule, page, practice))
    .map(({ id, source, remedy }) => ({
      place: page.path,
      reason: `falta ${id}.`,
      remedy: `${remedy} (${source})`,
    }));
