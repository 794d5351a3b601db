import { readdirSync } from 'node:fs';
import type { Root } from 'hast';
import type { z } from 'zod';
import type { CitationKey } from '#law/citations.ts';
import { messageOf } from '#words/message-of.ts';
import type { FigureSource } from '../figures/figure.ts';
import { parseInline } from '../markdown/parse.ts';
import { indicatorSlug } from '../paths.ts';
import { indicatorFamilySchema, indicatorsSharedSchema } from '../schema/indicator.ts';
import type { Signature } from '../schema/signature.ts';
import { lastRead, signerOf } from '../signing/standing.ts';
import { ContentError } from './content-error.ts';
import { isPublished } from './publication.ts';
import { readYaml } from './read-yaml.ts';

export const indicatorsFolder = 'content/indicators';
const sharedName = 'shared.yaml';

/** The INSS's own list of codes, on which every entry rests. */
const listOfCodes: CitationKey = 'portaria-dirben-990-anexo';

type Entry = z.infer<typeof indicatorFamilySchema>['entries'][number];
type Shared = z.infer<typeof indicatorsSharedSchema>;

export interface Indicator
  extends Pick<Entry, 'code' | 'others' | 'level' | 'effect' | 'isReduced' | 'official' | 'short'> {
  /** The last part of its address. */
  slug: string;
  family: string;
  means?: Root;
  /** The answer to "does it count?". */
  counts: Root;
  /** What to do, in one sentence. */
  todo: string;
  steps: Root[];
  papers: string[];
  citations: CitationKey[];
  /** ISO dates: last checked against the sources; last changed. */
  verifiedOn: string;
  updatedOn: string;
  /** What only this page says, as it is written. */
  says: string;
  file: string;
  /** Who read its whole family as it stands today and signed. */
  signature: Signature | undefined;
}

/** A name that a record of shared.yaml has, or a fault that says which it has. */
function pick<T>(names: Readonly<Record<string, T>>, name: string, what: string): T {
  const found = names[name];
  if (found !== undefined) return found;
  throw new Error(`${what}: não há “${name}”. Use um destes: ${Object.keys(names).join(', ')}`);
}

/** What an entry says together with what all share, as it is written. */
function tell({ code, level, effect, ...entry }: Entry, shared: Shared) {
  const action =
    typeof entry.action === 'string'
      ? pick(shared.actions, entry.action, `${code}, campo “action”`)
      : entry.action;
  return {
    counts:
      entry.counts ??
      pick(shared.counts[level] ?? {}, effect, `${code}, sem “counts”, em ${sharedName}, ${level}`),
    todo: action.short,
    steps: [...entry.first, ...action.steps, ...(action.asksInss ? shared.askSteps : [])],
    papers: (entry.papers ?? action.papers).map((name) =>
      pick(shared.papers, name, `${code}, campo “papers”`),
    ),
  };
}

/** Two codes at one address, or one code in two entries, would answer half of the readers wrongly. */
function checkNames(indicators: readonly Indicator[]): void {
  const owners = new Map<string, Indicator>();
  for (const indicator of indicators) {
    for (const code of [indicator.code, ...indicator.others]) {
      const owner = owners.get(indicatorSlug(code));
      owners.set(indicatorSlug(code), indicator);
      if (!owner) continue;
      throw new ContentError(indicator.file, [
        `campo “code” ou “others”: “${code}” já é de ${owner.code}, em ${owner.file}. Deixe em um dos dois.`,
      ]);
    }
  }
}

function loadFamily(file: string, shared: Shared, figures: FigureSource): Indicator[] {
  const { family, base, entries, ...own } = readYaml(file, indicatorFamilySchema);
  const [, updatedOn = ''] = [own.updatedOn, shared.updatedOn].sort();
  const draw = (text: string) => parseInline(text, file, figures);
  const signature = signerOf(file, figures);
  const [oldest = ''] = [own.verifiedOn, shared.verifiedOn].sort();
  const verifiedOn = lastRead(oldest, signature);
  return entries.map((entry): Indicator => {
    const { code, short, means, first } = entry;
    const { counts, todo, steps, papers } = tell(entry, shared);
    return {
      ...entry,
      ...{ family, file, todo, papers, verifiedOn, updatedOn, signature },
      slug: indicatorSlug(code),
      means: means ? draw(means) : undefined,
      counts: draw(counts),
      steps: steps.map(draw),
      citations: [...new Set([listOfCodes, ...base])],
      says: [short, means, counts, ...first].filter(Boolean).join(' '),
    };
  });
}

/** Each family's file by itself; what all share is read at once, and throws as they do. */
export function indicatorReaders(
  figures: FigureSource,
  folder: string = indicatorsFolder,
): { file: string; read: () => Indicator[] }[] {
  const shared = readYaml(`${folder}/${sharedName}`, indicatorsSharedSchema);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && name !== sharedName)
    .sort()
    .map((name) => {
      const file = `${folder}/${name}`;
      const read = () => {
        try {
          return loadFamily(file, shared, figures);
        } catch (error) {
          if (error instanceof ContentError) throw error;
          throw new ContentError(file, [messageOf(error)]);
        }
      };
      return { file, read };
    });
}

/** All codes of the extract, family by family. Throws a ContentError on a faulty file, and on a code of two entries. */
export function loadIndicators(
  figures: FigureSource,
  folder: string = indicatorsFolder,
): Indicator[] {
  const indicators = indicatorReaders(figures, folder).flatMap(({ read }) => read());
  checkNames(indicators);
  return indicators.filter(({ file }) => isPublished(file, figures));
}
