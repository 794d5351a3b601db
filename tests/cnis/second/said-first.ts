import '../pages-of-pdf.ts';
import type { Extract } from '#cnis/extract.ts';
import { forbidsTotals, reservationsOf } from '#cnis/reservations.ts';
import { readPdf } from '#reading/pdf/read-pdf.ts';
import { warningOf } from '#tools/extract/result/reservation-words.ts';
import { filesOf, type Made } from './files.ts';

const saidBy = ({ relations }: Extract): Set<string> =>
  new Set(
    relations.flatMap(({ seq, from, until, months }) => [
      ...(from ? [`${seq.value} from ${from.value}`] : []),
      ...(until ? [`${seq.value} until ${until.value}`] : []),
      ...months.map(({ month, base = 'none' }) => `${seq.value} ${month} ${base}`),
    ]),
  );

/** What a visitor is told of a file: an error in it, and whether anything stands above the total. */
interface Told {
  readonly name: string;
  readonly errors: number;
  readonly isSaid: boolean;
  readonly isRefused?: true;
  readonly isScan?: true;
  /** What was owed to this file and is not there. */
  readonly broken?: string;
}

async function toldOf(made: Made): Promise<Told> {
  const { name, truth } = made;
  const bytes = Uint8Array.from(await made.file()).buffer;
  const outcome = await readPdf(bytes).catch(() => undefined);
  const extract = outcome && 'extract' in outcome ? outcome.extract : undefined;
  if (!extract) return { name, errors: truth.size, isSaid: true, isRefused: true };
  if (made.isOtherPaper) return { name, errors: 1, isSaid: false, broken: 'lido como extrato' };
  const read = saidBy(extract);
  const right = [...read].filter((value) => truth.has(value)).length;
  const errors = truth.size + read.size - 2 * right;
  const all = reservationsOf(extract);
  const isSaid = warningOf(all) !== undefined;
  const isOwed = made.forbidsTotals && !forbidsTotals(all);
  const isUntold = made.isScan && !all.isPhoto;
  return {
    name,
    errors,
    isSaid,
    ...(made.isScan && { isScan: true }),
    ...(isOwed && { broken: 'somado' }),
    ...(isUntold && { broken: 'não contado como foto' }),
  };
}

interface SaidFirst {
  readonly files: number;
  /** Values that are wrong, missing or made up, and how many of them stand in a file of which that is said. */
  readonly errors: number;
  readonly said: number;
  /** Files in which all is right, and those that cry all the same. */
  readonly right: number;
  readonly cried: readonly string[];
  /** Files that say nothing above their errors, or do not what is owed. */
  readonly silent: readonly string[];
}

/** What is told above the total, of files that share no code with how the recorded ones are drawn. */
export async function saidFirst(lives: number): Promise<SaidFirst> {
  const all: Told[] = [];
  for (let life = 1; life <= lives; life += 1) {
    for (const made of filesOf(life)) all.push(await toldOf(made));
  }
  const sum = (some: readonly Told[]) => some.reduce((total, { errors }) => total + errors, 0);
  // A photo is told as one even where each value of it is right.
  const right = all.filter(
    ({ errors, isRefused, isScan }) => errors === 0 && !isRefused && !isScan,
  );
  return {
    files: all.length,
    errors: sum(all),
    said: sum(all.filter(({ isSaid }) => isSaid)),
    right: right.length,
    cried: right.filter(({ isSaid }) => isSaid).map(({ name }) => name),
    silent: all
      .filter(({ errors, isSaid, broken }) => broken || (errors > 0 && !isSaid))
      .map(({ name, errors, broken }) => `${name}: ${broken ?? `${errors} erros`}`),
  };
}
