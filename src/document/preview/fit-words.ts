import { readFileSync } from 'node:fs';
import satori from 'satori';

// The heading font with all of Latin-1; the one that pages carry is cut down to Portuguese.
const fonts = [
  {
    name: 'Faustina',
    data: readFileSync('src/document/preview/faustina-800-latin.woff2'),
    weight: 800 as const,
  },
];
const lineHeight = 1.04;

interface Setting {
  size: number;
  colour: string;
  whiteSpace: 'normal' | 'nowrap';
}

/** Words as outlines: an `svg` that needs no font, and its size in pixels. */
export interface SetWords {
  svg: string;
  width: number;
  height: number;
}

/** satori would leave the letter out without a word. */
async function refuseLetters(_language: string, letters: string): Promise<never> {
  throw new Error(
    `a letra “${letters}” não existe na fonte dos títulos, e a imagem de prévia não pode ser desenhada. Troque a letra no título ou em projectName.`,
  );
}

async function setWords(
  words: string,
  { size, colour, whiteSpace }: Setting,
  room: { width: number } | { height: number },
): Promise<SetWords> {
  const style = {
    display: 'flex',
    fontFamily: 'Faustina',
    fontSize: size,
    lineHeight,
    color: colour,
    whiteSpace,
    textWrap: 'balance',
  };
  const element = { type: 'div', key: null, props: { style, children: words } };
  const svg = await satori(element, { ...room, fonts, loadAdditionalAsset: refuseLetters });
  const [, width, height] = /^<svg width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return { svg, width: Number(width), height: Number(height) };
}

/** One line at a fixed size in pixels. */
export const setLine = (words: string, size: number, colour: string): Promise<SetWords> =>
  setWords(words, { size, colour, whiteSpace: 'nowrap' }, { height: size * lineHeight });

/** Below this, words cannot be read in the small square that a chat shows. */
const smallestSize = 64;
const largestSize = 120;
const step = 4;

/**
 * Sets words as large as the room allows, 120 px at the most, in lines of even length. Words that
 * do not fit at 64 px are set at that size all the same, higher than the room; only a word wider
 * than the room makes it smaller.
 */
export async function fitWords(
  words: string,
  colour: string,
  room: { width: number; height: number },
): Promise<SetWords & { size: number }> {
  const longest = words
    .split(' ')
    .reduce((one, other) => (other.length > one.length ? other : one));
  const { width } = await setLine(longest, 100, colour);
  const widest = Math.floor((100 * room.width) / width / step) * step;
  const setAt = async (size: number) => ({
    size,
    ...(await setWords(words, { size, colour, whiteSpace: 'normal' }, { width: room.width })),
  });
  let best = await setAt(Math.min(smallestSize, widest));
  // Halves the sizes left until the largest that fits is found.
  for (let low = best.size, high = Math.min(largestSize, widest); low < high; ) {
    const size = low + Math.ceil((high - low) / step / 2) * step;
    const set = await setAt(size);
    if (set.height <= room.height) {
      best = set;
      low = size;
    } else {
      high = size - step;
    }
  }
  return best;
}
