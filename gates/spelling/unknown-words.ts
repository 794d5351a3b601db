import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A text and where it stands, "content/pages/privacidade.md:12". */
export interface SpelledText {
  place: string;
  text: string;
}

const addresses =
  /\b(?:https?:\/\/\S+|\S+@\S+|(?:[\w-]+\.)+(?:br|org|com|gov|example)(?:\/\S*)?)/giu;

/**
 * The words that are neither in the Portuguese dictionary nor in `legal-words.txt`, as
 * "place: word", each word once. One run of cspell over all texts, one text a line.
 * @throws when cspell itself fails
 */
export function unknownWords(texts: readonly SpelledText[]): string[] {
  const lines = texts.map(({ text }) => text.replaceAll(addresses, ' ').replaceAll(/\s+/g, ' '));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve('cspell/bin.mjs')),
      'lint',
      '--config=gates/spelling/cspell.json',
      '--no-progress',
      '--no-summary',
      '--no-color',
      '--unique',
      'stdin',
    ],
    { input: lines.join('\n'), encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  if (status !== 0 && status !== 1) throw new Error(`cspell: ${stderr}`);
  return [...stdout.matchAll(/:(\d+):\d+ - (?:Unknown|Forbidden) word \((.+?)\)/g)].map(
    ([, line, word]) => `${texts[Number(line) - 1]?.place}: ${word}`,
  );
}
