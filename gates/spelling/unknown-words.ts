import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Fault } from '../fault.ts';

/** A text and where it stands, "content/pages/privacidade.md:12". */
export interface SpelledText {
  place: string;
  text: string;
}

const addresses =
  /\b(?:https?:\/\/\S+|\S+@\S+|(?:[\w-]+\.)+(?:br|org|com|gov|example)(?:\/\S*)?)/giu;

const found = /:(\d+):\d+ - (?:Unknown|Forbidden) word \((.+?)\)(?: Suggestions: \[(.*?)\])?/g;

const remedyOf = (word: string, suggestions: string): string => {
  const near = suggestions.split(', ').filter(Boolean).slice(0, 3);
  const meant =
    near.length > 0
      ? `Quis dizer ${near.map((one) => `“${one}”`).join(', ')}?`
      : 'Confira letra por letra.';
  return `${meant} Se “${word}” existe, acrescente em gates/spelling/legal-words.txt.`;
};

/**
 * The words that are neither in the Portuguese dictionary nor in `legal-words.txt`, each word once, with
 * the nearest ones. One run of cspell over all texts, one text a line.
 * @throws when cspell itself fails
 */
export function unknownWords(texts: readonly SpelledText[]): Fault[] {
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
      '--show-suggestions',
      'stdin',
    ],
    { input: lines.join('\n'), encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  if (status !== 0 && status !== 1) throw new Error(`cspell: ${stderr}`);
  return [...stdout.matchAll(found)].map(([, line, word = '', suggestions = '']) => ({
    place: texts[Number(line) - 1]?.place ?? '',
    sentence: word,
    reason: 'não está no dicionário.',
    remedy: remedyOf(word, suggestions),
  }));
}
