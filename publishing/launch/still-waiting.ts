import type { Fault } from '#gates/fault.ts';
import { dayOfBuild } from '#texts/day-of-build.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { defaultPracticeFolder } from '#texts/load/practice.ts';
import { signerOf } from '#texts/signing/standing.ts';
import { launchBlockers } from './blockers/launch-blockers.ts';
import { yearRemedy } from './blockers/law-blockers.ts';
import { countsText } from './blockers/report-text.ts';
import { readWritten } from './read-written.ts';

/** What still waits before a practice can answer for its site, in a sentence; undefined where nothing does. */
export function stillWaiting(folder = process.env.PRACTICE_FOLDER): string | undefined {
  const blockers = launchBlockers(readWritten(folder), dayOfBuild());
  if (blockers.length === 0) return undefined;
  const isYearOpen = blockers.some(({ remedy }) => remedy === yearRemedy);
  const year = isYearOpen ? ' Faltam valores do ano: npm run year' : '';
  return `Antes de ir ao ar, ainda esperam ${countsText(blockers)}. A lista: npm run launch-check.${year}`;
}

/** A true practice that publishes what none of its people has read says so in a word of its own. */
export function unreadFaults(
  folder = process.env.PRACTICE_FOLDER ?? defaultPracticeFolder,
): Fault[] {
  const { practice, practiceFile, reviews, signatures } = readWritten(folder);
  if (!practice || practice.demo || practice.publishUnsigned) return [];
  const figures = Object.assign(figuresOn(dayOfBuild()), { signatures });
  if (reviews.some(({ file }) => signerOf(file, figures))) return [];
  return [
    {
      place: practiceFile,
      reason: 'nenhum texto está assinado, e o site não é uma demonstração.',
      remedy:
        'Assine ao menos uma página (npm run sign). Quer publicar sem que ninguém tenha conferido? Escreva “publishUnsigned: true”. Cada página continua a dizer que não foi conferida.',
    },
  ];
}
