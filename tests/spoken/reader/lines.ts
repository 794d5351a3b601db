import type { Item } from './in-page.ts';
import { type Piece, pieceOf, withState } from './pieces.ts';
import { inOne, inPortuguese } from './portuguese.ts';

/** What one press of the arrow reads. */
export interface Line {
  text: string;
  /** How many items it takes, from the cursor. */
  steps: number;
  /** The last control in it: what Enter presses. */
  control: number | undefined;
}

/** The library puts a space between all pieces, before a full stop as well. */
const tidy = (text: string): string =>
  text.replace(/ ([,.;:!?)”])/g, '$1').replace(/([(“]) /g, '$1');

/** One line in the making. */
class Draft {
  #text = '';
  #block: number | undefined;
  #cell: number | undefined;
  #lead: { id: number | undefined; isRow: boolean } | undefined;
  #control: number | undefined;
  #isClosed = false;

  get isEmpty(): boolean {
    return this.#text === '';
  }

  /** Whether the piece goes on the same line: the same block, or the text that a lead waits for. */
  takes({ path, block }: Item, { kind }: Piece): boolean {
    if (this.isEmpty) return true;
    if (this.#isClosed || kind === 'lead' || kind === 'alone') return false;
    const isLed = this.#lead?.id !== undefined && path.includes(this.#lead.id);
    return this.#block === block || (isLed && (this.#lead?.isRow || this.#block === undefined));
  }

  add(item: Item, { kind, text, isRow }: Piece): void {
    if (kind === 'lead') {
      this.#text = text;
      this.#lead = { id: item.path[0], isRow };
      return;
    }
    const isNextCell = this.#lead?.isRow && this.#cell !== undefined && this.#cell !== item.cell;
    this.#text += `${isNextCell ? ' |' : ''}${this.isEmpty ? '' : ' '}${text}`;
    this.#block = item.block;
    this.#cell = item.cell;
    this.#isClosed = kind === 'alone';
    if (kind === 'control') this.#control = item.unfolds?.id ?? item.path[0];
  }

  line(steps: number): Line {
    return { text: tidy(this.#text), steps, control: this.#control };
  }
}

/** Puts what the cursor comes across into lines, as a screen reader says them. */
export class LineMaker {
  /** The element whose content was said with its name. */
  #said: number | undefined;

  /** The line about what the focus went to. */
  focused(id: number, items: readonly Item[]): string {
    this.#said = undefined;
    const [first] = items;
    if (!first) return '';
    const spoken = inPortuguese(first.phrase);
    const text =
      first.path[0] === id && spoken.role
        ? tidy(withState(first, inOne(spoken)))
        : (this.next([first, ...items.filter(({ path }) => path.includes(id))])?.text ?? '');
    const isContainer = ['main', 'region', 'alert'].includes(spoken.role ?? '');
    this.#said = isContainer ? undefined : first.whole;
    return text;
  }

  /** The cursor jumped here, and all of it was said at once. */
  jumpedTo({ path, phrase }: Item): string {
    const spoken = inPortuguese(phrase);
    this.#said = spoken.role === 'heading' ? path[0] : undefined;
    return inOne(spoken);
  }

  /**
   * The first line after the item under the cursor; nothing at the end of the page.
   * @param isAll whether nothing follows these items; if something may, a line that is still open
   * when they end is not given
   */
  next(items: readonly Item[], isAll = true): Line | undefined {
    const draft = new Draft();
    const saidBefore = this.#said;
    for (const [steps, item] of items.entries()) {
      const piece = steps > 0 && !this.#wasSaid(item) && pieceOf(item, items[steps + 1]);
      if (!piece) continue;
      if (!draft.takes(item, piece)) return draft.line(steps - 1);
      draft.add(item, piece);
      if (piece.kind === 'control') this.#said = item.unfolds?.id ?? item.whole;
    }
    if (isAll && !draft.isEmpty) return draft.line(items.length - 1);
    this.#said = saidBefore;
    return undefined;
  }

  #wasSaid = ({ path }: Item): boolean => this.#said !== undefined && path.includes(this.#said);
}
