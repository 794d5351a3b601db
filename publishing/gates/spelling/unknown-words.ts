import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keptBytes, recalledBytes, withLibraries } from '#texts/kept-bytes.ts';
import { wordsFile } from '#texts/load/words.ts';
import { withoutAccents } from '#words/accents.ts';
import type { Fault } from '../fault.ts';
import { acceptedWords } from './accepted-words.ts';

/** A text and where it stands, "content/pages/privacidade.md:12". */
export interface SpelledText {
  place: string;
  text: string;
}

const addresses =
  /\b(?:https?:\/\/\S+|\S+@\S+|(?:[\w-]+\.)+(?:br|org|com|gov|example)(?:\/\S*)?)/giu;

const found = /:(\d+):\d+ - (?:Unknown|Forbidden) word \((.+?)\)(?: Suggestions: \[(.*?)\])?/g;

/** A word that no dictionary has, on a line, with the nearest that one has. */
interface Found {
  line: number;
  word: string;
  near: readonly string[];
}

const config = 'publishing/gates/spelling/cspell.json';
const legalWords = 'publishing/gates/spelling/legal-words.txt';

/** One run of cspell over all lines. @param accepted words that are right as well @throws when cspell itself fails */
function spell(lines: readonly string[], accepted: readonly string[]): Found[] {
  // Below the texts, so that their lines keep their numbers.
  const input = [...lines, `cspell:words ${accepted.join(' ')}`].join('\n');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve('cspell/bin.mjs')),
      'lint',
      `--config=${config}`,
      '--no-progress',
      '--no-summary',
      '--no-color',
      '--unique',
      '--show-suggestions',
      'stdin',
    ],
    { input, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  if (status !== 0 && status !== 1) throw new Error(`cspell: ${stderr}`);
  return [...stdout.matchAll(found)]
    .map(([, line, word = '', suggestions = '']) => ({
      line: Number(line),
      word,
      near: suggestions.split(', ').filter(Boolean),
    }))
    .filter(({ line }) => line <= lines.length);
}

/**
 * The same of what is new among them. To load the dictionary takes longer than to read all texts, and most
 * of them were found right before, by the same words.
 */
function spellNew(lines: readonly string[], accepted: readonly string[]): Found[] {
  const words = [config, legalWords].map((file) => readFileSync(file, 'utf8'));
  const judgedBy = withLibraries([...words, ...accepted].join('\n'));
  const known = judgedBy && recalledBytes(judgedBy, '.right')?.toString();
  const right = new Set(known?.split('\n'));
  const places = lines.flatMap((line, index) => (right.has(line) ? [] : [index]));
  if (places.length === 0) return [];
  const fresh = places.map((index) => lines[index] ?? '');
  const found = spell(fresh, accepted);
  // A word is told once, and another line may say it again.
  if (judgedBy && found.length === 0)
    keptBytes(judgedBy, '.right', Buffer.from([...new Set([...right, ...fresh])].join('\n')));
  return found.map((one) => ({ ...one, line: (places[one.line - 1] ?? 0) + 1 }));
}

function remedyOf({ word, near }: Found): string {
  const meant =
    near.length > 0
      ? `Quis dizer ${near
          .slice(0, 3)
          .map((one) => `“${one}”`)
          .join(', ')}?`
      : 'Confira letra por letra.';
  return `${meant} Se “${word}” existe, acrescente em “Palavras que o corretor aceita” (${wordsFile}).`;
}

/**
 * The words that are neither in the Portuguese dictionary nor in `legal-words.txt` nor in the practice's
 * own list, each word once, with the nearest ones.
 * @throws when cspell itself fails
 */
export function unknownWords(
  texts: readonly SpelledText[],
  accepted: readonly string[] = acceptedWords(),
): Fault[] {
  const lines = texts.map(({ text }) => text.replaceAll(addresses, ' ').replaceAll(/\s+/g, ' '));
  return spellNew(lines, accepted).map((one) => ({
    place: texts[one.line - 1]?.place ?? '',
    sentence: one.word,
    reason: 'não está no dicionário.',
    remedy: remedyOf(one),
  }));
}

const bare = (word: string): string => withoutAccents(word).toLocaleLowerCase('pt-BR');

/** Own words that the dictionary has with other accents: to accept them is to accept the commonest mistake. */
export function wronglyAccepted(file: string, words: readonly string[] = acceptedWords()): Fault[] {
  if (words.length === 0) return [];
  const rows = readFileSync(file, 'utf8').split('\n');
  return spell(words, []).flatMap(({ line, word, near }): Fault[] => {
    const index = line - 1;
    const right = near.find((one) => bare(one) === bare(word));
    if (right === undefined || words[index] !== word) return [];
    const row = rows.findIndex((text) => !text.startsWith('#') && text.includes(word));
    return [
      {
        place: `${file}:${row + 1}`,
        reason: `campo “${index}”: “${word}” está no dicionário com outro acento: “${right}”.`,
        remedy: `Apague “${word}” da lista e escreva “${right}” nos textos.`,
      },
    ];
  });
}
