import { readFileSync } from 'node:fs';
import { contentFiles } from '#gates/published-text/content-lines.ts';
import { type IsoDate, isoDate, wholeYear, yearOf } from '#law/date.ts';
import { everySeries } from '#law/every-series.ts';
import { outdatedNorms } from '#law/outdated-norms.ts';
import { lawReport } from '#law/report.ts';
import { findLegalValue } from '#law/value.ts';
import type { WrittenSeries } from '#law/written.ts';
import { figureKeys, figuresOn } from '#texts/figures/figures.ts';
import { lawChangesFile } from '#texts/load/law-changes.ts';
import { changesFrom, withChanges } from './law-change.ts';
import type { Plan, Read } from './plan.ts';
import { recite } from './recite.ts';
import { topics } from './topics.ts';

interface Follows {
  /** Each amount of the texts that is another one than on the last day of the year before. */
  readonly figures: readonly { key: string; before: string; after: string }[];
  /** The texts that name them, with how often. */
  readonly texts: readonly { file: string; count: number }[];
  /** What has no value yet on the day, and where it goes. */
  readonly missing: readonly { name: string; file: string }[];
  /** What goes on as it was and was last seen in its source before the year. */
  readonly unseen: readonly { name: string; file: string; verifiedOn: string }[];
}

const changedFigures = (day: IsoDate): Follows['figures'] => {
  const [old, now] = [figuresOn(isoDate(`${yearOf(day) - 1}-12-31`)), figuresOn(day)];
  return figureKeys.flatMap((key) => {
    const [before, after] = [old(key), now(key)];
    const isNew = after && after.outdatedYear === undefined && after.text !== before?.text;
    return isNew ? [{ key, before: before?.text ?? '', after: after.text }] : [];
  });
};

/** What each January may bring a new norm of, with its table of ages that no command asks for. */
const lookedAt = new Set<string>([
  ...topics.map(({ file }) => file),
  'engine/law/values/pension-duration.json',
]);

const stillOpen = (day: IsoDate): Pick<Follows, 'missing' | 'unseen'> => ({
  missing: lawReport(day).missing.map(({ series: { name, file } }) => ({ name, file })),
  unseen: everySeries
    .filter(({ file }) => lookedAt.has(file))
    .flatMap(({ name, file, ...series }) => {
      const { from = day, verifiedOn } = findLegalValue({ name, file, ...series }, day) ?? {};
      const isSeen = from >= day || (verifiedOn !== undefined && verifiedOn >= day);
      return isSeen ? [] : [{ name, file, verifiedOn: verifiedOn ?? 'nunca' }];
    }),
});

function followsOn(day: IsoDate): Follows {
  const figures = changedFigures(day);
  const keys = new Set(figures.map(({ key }) => key));
  const texts = contentFiles().flatMap((file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/\{\{([a-z0-9.-]+)\}\}/g)];
    const count = named.filter(([, key = '']) => keys.has(key)).length;
    return count > 0 ? [{ file, count }] : [];
  });
  return { figures, texts, ...stillOpen(day) };
}

const listed = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `\n${title}\n${items.map((item) => `  ${item}`).join('\n')}`;

/** What hangs on the values of the year, for whoever is about to write them. */
export function linesOn(year: number): string {
  const { figures, texts, missing, unseen } = followsOn(wholeYear(year).from);
  return [
    listed(
      `O que muda em ${year}:`,
      figures.map(({ key, before, after }) => `{{${key}}}  ${before} → ${after}`),
    ),
    listed(
      'Textos que mudam sozinhos:',
      texts.map(({ file, count }) => `${file} (${count})`),
    ),
    listed(
      'Ainda sem valor, para depois:',
      missing.map(({ name, file }) => `${name} (${file})`),
    ),
    listed(
      'Continua, mas ninguém conferiu neste ano:',
      unseen.map(({ name, file, verifiedOn }) => `${name} (${file}), conferido em ${verifiedOn}`),
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The texts that the command changes: the list of what changed, and those that cite a norm of a year gone by. */
export function textsWith(
  plan: Plan,
  { year, today, read }: { year: number; today: IsoDate; read: Read },
): Plan {
  const day = wholeYear(year).from;
  const series = (file: string): WrittenSeries<unknown> => JSON.parse(plan.get(file) ?? read(file));
  const changes = changesFrom(day, series);
  const followed = outdatedNorms(today);
  const texts = contentFiles().map((file): [string, string] => [
    file,
    file === lawChangesFile ? withChanges(read(file), changes) : recite(read(file), followed),
  ]);
  return new Map(texts.filter(([file, text]) => text !== read(file)));
}
