import type { IsoDate } from '#law/date.ts';
import { fieldsInWords } from '../field-in-words.ts';
import { type Blocker, blockerGroups } from './blocker.ts';

const counted = (number: number): string =>
  number === 1 ? '1 impedimento' : `${number} impedimentos`;

const items = (blockers: readonly Blocker[]): string =>
  blockers
    .map(({ problem, remedy }) => `  • ${fieldsInWords(problem)}\n    → ${remedy}\n`)
    .join('');

function section(group: string, blockers: readonly Blocker[]): string {
  const files = [...new Set(blockers.map(({ file }) => file))];
  const parts = files.map(
    (name) => `\n  ${name}\n${items(blockers.filter(({ file }) => file === name))}`,
  );
  return `${group}: ${counted(blockers.length)}\n${parts.join('')}`;
}

const grouped = (blockers: readonly Blocker[]) =>
  blockerGroups
    .map((name) => ({ name, own: blockers.filter(({ group }) => group === name) }))
    .filter(({ own }) => own.length > 0);

/** "814 impedimentos: 687 em “Frases para o advogado conferir”, 127 em …" */
export const countsText = (blockers: readonly Blocker[]): string =>
  `${counted(blockers.length)}: ${grouped(blockers)
    .map(({ name, own }) => `${own.length} em “${name}”`)
    .join(', ')}`;

/** The list for the person who wants to publish, by group and file, ending with the count. */
export function reportText(blockers: readonly Blocker[], date: IsoDate): string {
  if (blockers.length === 0) return `Nada impede a publicação em ${date}.`;
  const sections = grouped(blockers).map(({ name, own }) => section(name, own));
  const title = `O que ainda impede a publicação em ${date}\n`;
  return [title, ...sections, `Ao todo, ${countsText(blockers)}.`].join('\n');
}
