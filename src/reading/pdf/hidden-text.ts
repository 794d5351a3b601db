import { OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { invisibleMode } from './photo.ts';

/** Letters that are there and not drawn (ISO 32000-1, 9.3.6): with 7 they only cut out what follows. */
const invisibleModes: ReadonlySet<unknown> = new Set([invisibleMode, 7]);
/** As the library tells a colour; white letters may also stand on a dark ground. */
const white = '#ffffff';

interface State {
  readonly mode: unknown;
  readonly colour: unknown;
}

/** The part of a page's letters that may be white: a heading on a dark ground. */
const mostWhite = 0.1;
/** More pages than a letter has are not looked into. */
const mostPages = 30;

const shows: ReadonlySet<number> = new Set([
  OPS.showText,
  OPS.showSpacedText,
  OPS.nextLineShowText,
  OPS.nextLineSetSpacingShowText,
]);

const isLetter = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && !('isSpace' in one && one.isSpace);

/** What a change of a page's state leads to; undefined where an operator changes none. */
function changed(state: State, operator: number, first: unknown): State | undefined {
  if (operator === OPS.setTextRenderingMode) return { ...state, mode: first };
  return operator === OPS.setFillRGBColor ? { ...state, colour: first } : undefined;
}

/** How many letters a list of operators shows, and how many of them are white, or not drawn. */
function counted(operators: readonly number[], args: readonly unknown[]) {
  let state: State = { mode: 0, colour: '#000000' };
  const saved: State[] = [];
  const letters = { all: 0, white: 0, invisible: 0 };
  const count = (shown: readonly unknown[]) => {
    const found = shown.filter(isLetter).length;
    letters.all += found;
    if (invisibleModes.has(state.mode)) letters.invisible += found;
    else if (state.colour === white) letters.white += found;
  };
  for (const [at, operator] of operators.entries()) {
    const [first] = (args[at] ?? []) as readonly unknown[];
    if (operator === OPS.save) saved.push(state);
    else if (operator === OPS.restore) state = saved.pop() ?? state;
    else if (shows.has(operator) && Array.isArray(first)) count(first);
    else state = changed(state, operator, first) ?? state;
  }
  return letters;
}

/**
 * Whether letters of a file are not seen: laid over a scanned picture, or put there to say something else
 * than the page shows. A page that cannot be looked into counts as seen. What lies outside of a page the
 * library leaves out itself; letters under something, or in a font that draws others, are not found.
 */
export async function hasHiddenText(file: PDFDocumentProxy): Promise<boolean> {
  for (let number = 1; number <= Math.min(mostPages, file.numPages); number += 1) {
    try {
      const page = await file.getPage(number);
      const { fnArray, argsArray } = await page.getOperatorList();
      const { all, white, invisible } = counted(fnArray, argsArray);
      page.cleanup();
      if (invisible > 0 || white > all * mostWhite) return true;
    } catch {}
  }
  return false;
}
