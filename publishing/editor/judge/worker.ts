import { readFileSync } from 'node:fs';
import type { Fault } from '#gates/fault.ts';
import { changeFaults, fileFaults, lawFaults } from '#gates/judge-texts.ts';
import type { Judged } from '#gates/judged.ts';
import { dayOfBuild } from '#texts/day-of-build.ts';
import { copiedPractice } from './shadow.ts';

/** How far a file is judged: words and form at once, its spelling too, what all texts say of each other. */
export type Judging = 'quick' | 'alone' | 'whole';

/** A file in the copy of the site, to be judged. */
export interface Question {
  file: string;
  how: Judging;
}

/** No text begins a line so; to read it would take the better part of a minute. */
const signsWithinSigns = /^[ \t]*(?:[>*+-][ \t]*){200}/m;

function textFaults(file: string, how: Judging, judged: Judged): Fault[] {
  if (signsWithinSigns.test(readFileSync(file, 'utf8'))) throw new RangeError(file);
  return how === 'whole'
    ? changeFaults(file, judged)
    : fileFaults(file, judged, { isSpelled: how === 'alone' });
}

const unreadable = (file: string): Fault => ({
  place: file,
  reason: 'não deu para ler o texto até o fim: há sinais demais, uns dentro dos outros.',
  remedy: 'Apague os sinais repetidos (>, *, -).',
});

const needed = (file: string): Fault => ({
  place: file,
  reason: 'não pode ser apagado: o site é feito com ele.',
  remedy: 'Deixe o arquivo e mude o que ele diz.',
});

// Judges in a copy of the site, in which it is started.
process.on('message', async ({ file, how }: Question) => {
  const judged = { practiceFolder: copiedPractice, date: dayOfBuild() };
  try {
    const faults = file.startsWith('engine/law/')
      ? await lawFaults(file, judged.date)
      : textFaults(file, how, judged);
    process.send?.({ faults });
  } catch (error) {
    // Signs within signs, thousands deep, are no text; nor is what a reader of texts stumbles over.
    if (error instanceof RangeError) process.send?.({ faults: [unreadable(file)] });
    else if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      process.send?.({ faults: [needed(file)] });
    else process.send?.({ error: String(error) });
  }
});
