import type { Extract, ExtractReading, Place } from '#cnis/extract.ts';
import { readExtract } from '#cnis/read/read-extract.ts';
import { pagesOfPdf } from './pages-of-pdf.ts';
import { type Said, saidBy } from './said.ts';
import type { Sample } from './samples.ts';

/** A value that the reading missed, made up, or gives otherwise. */
interface Fault {
  readonly name: string;
  readonly said: string | number | undefined;
  readonly read: string | number | undefined;
  /** Whether the reading itself says that something is not in order. */
  readonly isFlagged: boolean;
}

export interface Outcome {
  readonly sample: Sample;
  /** Undefined where the library refused the file. */
  readonly reading: ExtractReading | undefined;
  readonly right: readonly string[];
  readonly faults: readonly Fault[];
}

/** Whether the reading reports anything: text that it did not understand, or what does not agree. */
const complains = ({ unread, checks }: Extract): boolean =>
  unread.length > 0 || checks.some(({ faults }) => faults.length > 0);

const placesOf = ({ unread, checks }: Extract): Place[] => [
  ...unread.map(({ place }) => place),
  ...checks.flatMap(({ faults }) => faults.map(({ place }) => place)),
];

const flaggedPages = (extract: Extract): Set<number> =>
  new Set(placesOf(extract).map(({ page }) => page));

function pagesByRelation({ relations }: Extract): Map<number, Set<number>> {
  return new Map(
    relations.map(({ seq, months }) => [
      seq.value,
      new Set([seq.place.page, ...months.map(({ place }) => place.page)]),
    ]),
  );
}

const seqOf = (name: string): number => Number(/:(\d+)/.exec(name)?.[1] ?? 0);

/** What is missing needs any report; what is false needs one on the pages of its relation. */
function isFlagged(name: string, isFalse: boolean, extract: Extract): boolean {
  if (!complains(extract)) return false;
  if (!isFalse) return true;
  const pages = flaggedPages(extract);
  const isWhole = extract.checks.some(
    (check) => check.name === 'allPages' && check.faults.length > 0,
  );
  const own = pagesByRelation(extract).get(seqOf(name));
  return isWhole || !own || [...own].some((page) => pages.has(page));
}

function compare(said: Said, extract: Extract): Pick<Outcome, 'right' | 'faults'> {
  const read = saidBy(extract);
  const right: string[] = [];
  const faults: Fault[] = [];
  for (const name of new Set([...said.keys(), ...read.keys()])) {
    const [one, other] = [said.get(name), read.get(name)];
    if (one === other) right.push(name);
    else {
      faults.push({
        name,
        said: one,
        read: other,
        isFlagged: isFlagged(name, other !== undefined, extract),
      });
    }
  }
  return { right, faults };
}

export function judge(sample: Sample, reading: ExtractReading | undefined): Outcome {
  if (reading?.extract) return { sample, reading, ...compare(sample.said, reading.extract) };
  const faults = [...sample.said].map(
    ([name, value]): Fault => ({ name, said: value, read: undefined, isFlagged: true }),
  );
  return { sample, reading, right: [], faults };
}

export async function evaluate(sample: Sample): Promise<Outcome> {
  const pages = await sample
    .file()
    .then(pagesOfPdf)
    .catch(() => undefined);
  return judge(sample, pages && readExtract(pages));
}

/** Why the outcome is not what the sample is owed; undefined where it is. */
export function disappointment({ sample, reading, faults }: Outcome): string | undefined {
  const unflagged = faults.find((fault) => !fault.isFlagged);
  if (unflagged) {
    return `sem aviso: ${unflagged.name}: ${unflagged.said} lido como ${unflagged.read}`;
  }
  if (sample.owed === 'refusal') return reading ? 'abriu o que está protegido' : undefined;
  if (sample.owed === 'warning') return undefined;
  if (sample.owed !== 'everything') {
    return reading?.unreadable === sample.owed ? undefined : 'sem a razão devida';
  }
  const [first] = faults;
  if (first) return `${first.name}: ${first.said} lido como ${first.read}`;
  const extract = reading?.extract;
  if (!extract || !complains(extract)) return undefined;
  const [unread] = extract.unread;
  const check = extract.checks.find((one) => one.faults.length > 0);
  return `reclama sem motivo: ${unread?.text ?? check?.name}`;
}
