import type { OCREngine, TextItem } from 'tesseract-wasm';
import type { PhotoFault } from './outcome.ts';
import { type Coverage, coverageOf } from './picture/coverage.ts';
import { type Box, type Grey, rgbaOf } from './picture/grey.ts';
import { type Prepared, prepare, upsideDown } from './picture/prepare.ts';
import { type Projection, project } from './picture/projection.ts';

interface PageLine {
  readonly text: string;
  readonly confidence: number;
  readonly box: Box;
}

export interface PageText {
  readonly lines: readonly PageLine[];
  readonly coverage: number;
  /** The mean over all words, from 0 to 1. */
  readonly confidence: number;
  readonly unread: readonly Box[];
}

/** Below these a photograph is not told: measured on invented letters (`npm run letter:photos`). */
const bounds = {
  /** A word that the engine doubts more is not read. */
  word: 0.4,
  confidence: 0.78,
  coverage: 0.85,
  /** Dots of ink, at the width of reading, below which a page is blank. */
  ink: 1500,
};

/** The upright frame around a box of the prepared page, on the photograph. */
function onPhoto({ left, top, right, bottom }: Box, toPhoto: Projection): Box {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ].map((corner) => project(toPhoto, corner));
  const across = corners.map(({ x }) => Math.round(x));
  const down = corners.map(({ y }) => Math.round(y));
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}

/** The head above, as the engine sees it; it looks at the ascenders of small letters. */
function upright(engine: OCREngine, prepared: Prepared): Prepared {
  engine.loadImage(rgbaOf(prepared.image));
  if (engine.getOrientation().rotation !== 180) return prepared;
  const turned = upsideDown(prepared);
  engine.loadImage(rgbaOf(turned.image));
  return turned;
}

const endOfLine = 2;

/** Words in the order of reading, line by line. */
function linesOf(words: readonly TextItem[]): TextItem[][] {
  const lines: TextItem[][] = [[]];
  for (const word of words) {
    lines.at(-1)?.push(word);
    if (word.flags & endOfLine) lines.push([]);
  }
  return lines.filter((line) => line.length > 0);
}

const mean = (words: readonly TextItem[]): number =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);

function faultOf(words: readonly TextItem[], { part, ink }: Coverage): PhotoFault | undefined {
  if (ink < bounds.ink) return 'blank';
  const isPoor = mean(words) < bounds.confidence || part < bounds.coverage;
  return isPoor ? 'tooDarkOrBlurred' : undefined;
}

/** Reads one photograph. @param engine with its model @param onProgress is told the part that is done, from 0 to 1 */
export function readPage(
  engine: OCREngine,
  photo: Grey,
  onProgress: (part: number) => void = () => {},
): PageText | { readonly fault: PhotoFault } {
  const page = upright(engine, prepare(photo));
  const found = engine.getTextBoxes('word', (percent) => onProgress(percent / 100));
  const words = found.filter(({ text }) => text.trim());
  const isRead = ({ confidence }: TextItem) => confidence >= bounds.word;
  const coverage = coverageOf(
    page.image,
    words.filter(isRead).map(({ rect }) => rect),
  );
  engine.clearImage();
  const fault = faultOf(words, coverage);
  if (fault) return { fault };
  return {
    lines: linesOf(words).map((line) => ({
      text: line.map(({ text }) => text).join(' '),
      confidence: mean(line),
      box: onPhoto(
        {
          left: Math.min(...line.map(({ rect }) => rect.left)),
          top: Math.min(...line.map(({ rect }) => rect.top)),
          right: Math.max(...line.map(({ rect }) => rect.right)),
          bottom: Math.max(...line.map(({ rect }) => rect.bottom)),
        },
        page.toPhoto,
      ),
    })),
    coverage: coverage.part,
    confidence: mean(words),
    unread: coverage.unread.map((box) => onPhoto(box, page.toPhoto)),
  };
}
