import { flat } from '#words/flat.ts';
import { findSpecies } from './species.ts';

/** How a letter begins, or a sheet of a photograph with more than one. */
const head =
  /^[ \t]*(?:\W?(?:folha|carta|papel) ?n?[º°.]? ?\d ?[-:–—)]|comunica(?:do|cao) d[ea] decisao\b|carta d[ea] (?:concessao|exigencia|indeferimento)\b|oficio de (?:defesa|cobranca|cessacao|suspensao)\b)/gm;

/** What a letter decides or asks. */
const verdict =
  /\b(?:(?:in)?deferi|concedid|nao (?:foi )?reconhec|cessad|cessacao|suspens|bloquead|negad|exigenc|apresent)/;

const number = /\b(nb|beneficio|req|requerimento|protocolo)\b[^\d\n]{0,25}(\d[\d./-]{6,}\d)/g;

/** What a part is about: its benefit, and the first number under each label. */
function about(flatText: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const benefit = findSpecies(flatText)?.benefit;
  if (benefit) found.set('species', benefit);
  for (const [, label = '', digits = ''] of flatText.matchAll(number))
    if (!found.has(label)) found.set(label, digits.replaceAll(/\D/g, ''));
  return found;
}

const differs = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  [...one].some(([label, value]) => (other.get(label) ?? value) !== value);

/**
 * The letters of a text that has more than one, each with its head; of one letter, or where it is not
 * certain, the whole text alone. A second page of the same letter has its numbers.
 */
export function papersIn(text: string): string[] {
  const flatText = flat(text);
  const starts = [...flatText.matchAll(head)].map(({ index }) => index);
  const hasFirst = verdict.test(flatText.slice(0, starts[0]));
  const begins = hasFirst ? [0, ...starts.filter((one) => one > 0)] : [0, ...starts.slice(1)];
  const parts = begins
    .map((from, at) => [from, begins[at + 1]] as const)
    .filter((place) => verdict.test(flatText.slice(...place)));
  const subjects = parts.map((place) => about(flatText.slice(...place)));
  const isApart = parts.every((_, at) =>
    subjects.every((other, index) => index === at || differs(subjects[at] ?? other, other)),
  );
  return parts.length > 1 && isApart ? parts.map((place) => text.slice(...place).trim()) : [text];
}
