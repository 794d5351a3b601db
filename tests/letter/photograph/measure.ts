import { readPage } from '#reading/photo/read-page.ts';
import { type Random, randomOf } from '#tests/cnis/generate/random.ts';
import {
  everySet,
  type Judged,
  judgeAll,
  knownLetters,
  mendedFor,
  neverLearned,
  type Sample,
} from '#tests/letter/measure.ts';
import { drawLetter } from './draw-letter.ts';
import { decoded, startEngine } from './engine.ts';
import { photographed, type Quality, type Shot, shotOf } from './photograph.ts';

export interface Measured {
  readonly seed: number;
  readonly quality: Quality;
  readonly shot: Shot;
  /** Undefined where the reader said that it could not read. */
  readonly read?: {
    readonly judged: Judged;
    /** Of all words of the letter, the part that was not found. */
    readonly lost: number;
    /** How many of its "não" were not found. */
    readonly lostNot: number;
    readonly coverage: number;
    readonly confidence: number;
    readonly unread: number;
    readonly text: string;
  };
  readonly fault?: string;
  /** Seconds of a processor, without the time to make the photograph. */
  readonly seconds: number;
}

const letters = knownLetters();

const head = `PREVIDÊNCIA SOCIAL
INSTITUTO NACIONAL DO SEGURO SOCIAL
CIDADE DE TESTE, 00/00/0000

Nome: PESSOA DE TESTE
CPF: 000.000.000-00        NIT: 000.00000.00-0
Número do requerimento: 000000000

`;
const foot = '\n\n\nEste documento foi emitido em 00/00/0000. Página 1 de 1';

const asLetter = (sample: Sample): Sample => ({ ...sample, text: head + sample.text + foot });

const samples: readonly Sample[] = [
  ...Object.values(everySet(letters)).flat(),
  ...neverLearned(),
  ...mendedFor(),
]
  .filter(({ text }) => text.length > 80)
  .map(asLetter);

/** A letter that is understood as text: what its photograph loses is the photograph's own. */
function understood(random: Random): Sample {
  for (;;) {
    const sample = samples[random.between(0, samples.length - 1)];
    const [judged] = sample ? judgeAll([sample], letters) : [];
    if (judged?.outcome === 'right') return judged.sample;
  }
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const isNot = (word: string) => /^não\b/i.test(word);

/** Words of the first text that the second has not, as often as they stand there. */
function missing(whole: readonly string[], found: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  return whole.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** Photographs a letter by seed and reads it, with the engine and the functions of the site. */
export async function measurer() {
  const engine = await startEngine();
  return async (quality: Quality, seed: number): Promise<Measured> => {
    const random = randomOf(seed);
    const sample = understood(random);
    const sheet = await drawLetter(sample.text, random.pick([10, 11, 12]));
    const shot = shotOf(quality, random);
    const grey = await decoded(await photographed(sheet, shot, random));
    const start = process.cpuUsage();
    const page = readPage(engine, grey);
    const { user, system } = process.cpuUsage(start);
    const measured = { seed, quality, shot, seconds: (user + system) / 1e6 };
    if ('fault' in page) return { ...measured, fault: page.fault };
    const text = page.lines.map((line) => line.text).join('\n');
    const [judged] = judgeAll([{ ...sample, text }], letters);
    if (!judged) throw new Error('nothing was judged');
    const lost = missing(wordsOf(sample.text), wordsOf(text));
    const read = {
      judged,
      text,
      lost: lost.length / wordsOf(sample.text).length,
      lostNot: lost.filter(isNot).length,
      coverage: page.coverage,
      confidence: page.confidence,
      unread: page.unread.length,
    };
    return { ...measured, read };
  };
}
