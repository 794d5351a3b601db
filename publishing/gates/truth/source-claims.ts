import { basename } from 'node:path';
import { z } from 'zod';
import { readYaml } from '#texts/load/read-yaml.ts';
import { pageOfResults } from '#texts/load/results.ts';
import { type Fault, readPlace } from '../fault.ts';
import { resultLines } from '../published-text/content-lines.ts';
import { interfaceTexts } from '../published-text/interface-texts.ts';
import type { PublishedText } from '../published-text/text.ts';
import { isClaim, numbersCitedIn, numbersIn } from './claims.ts';

const file = 'publishing/gates/truth/source-claims.yaml';

const { basis, harmless } = readYaml(
  file,
  z.strictObject({
    basis: z.record(z.string(), z.array(z.string())),
    harmless: z.record(z.string(), z.string()),
  }),
);

/** What the code says, and what is written of it in `content`, which rests on the same pages. */
const claims = (): PublishedText[] =>
  [...interfaceTexts(), ...resultLines()].filter(({ text }) => isClaim(text));

/** Numbers that the code states and that no cited part of its pages repeats. */
export function uncitedInSource(): Fault[] {
  const cited = Object.entries(basis).map(([folder, pages]) => ({
    folder,
    page: `content/${pages[0]}.md`,
    numbers: new Set(pages.flatMap((page) => [...numbersCitedIn(`content/${page}.md`)])),
  }));
  const isCited = ({ page, text }: PublishedText): boolean => {
    const place = readPlace(page).file;
    const [slug = ''] = basename(place).split('.');
    const ofContent = place.startsWith('content/') && pageOfResults(slug).file;
    const own = cited.find((one) => page.startsWith(one.folder) || one.page === ofContent);
    return numbersIn(text).every((number) => own?.numbers.has(number));
  };
  return claims()
    .filter((claim) => !Object.hasOwn(harmless, claim.text) && !isCited(claim))
    .map(
      ({ page, text }): Fault => ({
        place: page,
        sentence: text,
        reason: 'afirma um número que nenhuma página com ::base[…] sustenta.',
        remedy: `Diga o número na página, sob a sua fonte, ou explique em ${file} por que ele não é lei.`,
      }),
    );
}

/**
 * Entries of the list above that no text needs any more.
 * @internal
 */
export const unusedHarmless = (): string[] => {
  const texts = new Set(claims().map(({ text }) => text));
  return Object.keys(harmless).filter((text) => !texts.has(text));
};
