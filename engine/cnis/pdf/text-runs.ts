import type { PageText, TextRun } from '../read/text-run.ts';

/** What PDF.js says of a piece of text: `transform` is the text matrix in the page's own space. */
export interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
}

/** The four ways in which text can lie on a page, by the quarter turns from left to right. */
type Turn = 0 | 1 | 2 | 3;

const turnOf = ([a = 0, b = 0]: readonly number[]): Turn =>
  Math.abs(a) >= Math.abs(b) ? (a >= 0 ? 0 : 2) : b >= 0 ? 1 : 3;

/** How most of the letters lie; it does not matter how the page says that it is to be shown. */
function mainTurn(items: readonly TextItem[]): Turn {
  const letters = [0, 0, 0, 0];
  for (const { str, transform } of items) {
    const turn = turnOf(transform);
    letters[turn] = (letters[turn] ?? 0) + str.trim().length;
  }
  return letters.indexOf(Math.max(...letters)) as Turn;
}

/**
 * Puts the text of a page where its reader sees it, upright, whatever `/Rotate` says and however the
 * page was turned when it was saved again.
 * @param view the page's box in its own space: left, bottom, right, top (`PDFPageProxy.view`)
 */
export function textRuns(view: readonly number[], items: readonly TextItem[]): PageText {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const turn = mainTurn(items);
  const place = ([, , , , x = 0, y = 0]: readonly number[]): Pick<TextRun, 'x' | 'y'> => {
    if (turn === 0) return { x: x - left, y: top - y };
    if (turn === 1) return { x: y - bottom, y: x - left };
    if (turn === 2) return { x: right - x, y: y - bottom };
    return { x: top - y, y: right - x };
  };
  return items
    .filter(({ str }) => str.trim() !== '')
    .map(({ str, transform, width }) => ({
      text: str,
      ...place(transform),
      width: turnOf(transform) === turn ? width : 0,
    }));
}
