import { registrations } from '#texts/schema/lawyer.ts';
import type { Practice } from '#texts/schema/practice.ts';
import type { PublishedText } from '../published-text/text.ts';

/**
 * The texts with a short word in place of each name in header and footer: people, practice and places
 * are called what they are called, and make no sentence hard.
 */
export function withoutNames(
  texts: readonly PublishedText[],
  { projectName, practiceName, lawyers, offices }: Practice,
): PublishedText[] {
  const names = [
    projectName,
    practiceName,
    ...lawyers.flatMap((lawyer) => [lawyer.name, ...registrations(lawyer)]),
    ...offices.flatMap(({ name, address, city }) => [name ?? [], address, city].flat()),
  ].sort((one, other) => other.length - one.length);
  const shortened = (text: string) =>
    names.reduce((left, name) => left.replaceAll(name, 'Casa'), text);
  return texts.map((text) => (text.inFrame ? { ...text, text: shortened(text.text) } : text));
}
