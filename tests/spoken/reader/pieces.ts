import type { Item } from './in-page.ts';
import { inOne, inPortuguese, type Spoken } from './portuguese.ts';

/** What an item adds to what is heard. */
export interface Piece {
  text: string;
  /**
   * A lead stands before the text that it announces, on its line ("título nível 2:"). A control is
   * said whole, by its name. What is alone has a line of its own ("lista").
   */
  kind: 'lead' | 'control' | 'alone' | 'text';
  isRow: boolean;
}

const controls = new Set(['link', 'button', 'checkbox', 'radio', 'combobox', 'textbox']);
const leads = new Set(['heading', 'listitem', 'row']);

/** Only these say that they end; that an item or a link is over is heard by what follows. */
const endsAreSaid = new Set(['contentinfo', 'list', 'main', 'navigation', 'table']);

/** Say nothing unless they have a name. */
const silentUnnamed = new Set(['form', 'group']);

/** With what the library does not know: ticks and choices as they are now, parts that fold. */
export function withState({ unfolds, isChecked, chosen }: Item, text: string): string {
  const states = [text];
  if (chosen !== undefined) states.push(chosen);
  if (isChecked !== undefined) states.push(isChecked ? 'marcado' : 'não marcado');
  if (unfolds) states.push(unfolds.isOpen ? 'expandido' : 'recolhido');
  return states.join(', ');
}

/**
 * What this item adds; nothing where it is silent.
 * @param after the item that follows: when it is inside this one, the text comes piece by piece
 */
export function pieceOf(item: Item, after: Item | undefined): Piece | undefined {
  const spoken = inPortuguese(item.phrase);
  const { role = '', isEnd } = spoken;
  const isRow = role === 'row';
  if (isEnd) {
    if (!endsAreSaid.has(role)) return undefined;
    return { kind: 'alone', text: `fim: ${inOne(spoken)}`, isRow };
  }
  if (controls.has(role) || item.unfolds) {
    return { kind: 'control', text: `[${withState(item, controlName(spoken))}]`, isRow };
  }
  const isInPieces = role !== '' && after?.path.includes(item.path[0] ?? -1) === true;
  return content(spoken, isInPieces);
}

/** What is not a control: a lead, the beginning of a list or region, or a text. */
function content(spoken: Spoken, isInPieces: boolean): Piece | undefined {
  const { role = '', word, name } = spoken;
  const isRow = role === 'row';
  if (leads.has(role)) {
    return { kind: 'lead', text: isInPieces ? `${word}:` : `${word}: ${name}`.trim(), isRow };
  }
  if (silentUnnamed.has(role) && name === '') return undefined;
  const text = isInPieces && word === '' ? '' : inOne(spoken);
  return text === '' ? undefined : { kind: word === '' ? 'text' : 'alone', text, isRow };
}

/** The library has no role for the button of a part that folds, nor what it says as a button. */
const controlName = (spoken: Spoken): string =>
  controls.has(spoken.role ?? '') ? inOne(spoken) : `botão, ${inOne(spoken)}`;
