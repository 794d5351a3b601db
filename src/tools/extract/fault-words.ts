import type { Unreadable } from '#cnis/extract.ts';
import labels from '#labels/extrato-cnis.nao-lido.json' with { type: 'json' };
import type { FileFault } from '#reading/pdf/outcome.ts';

/** Why there is nothing to show of a file, or of a text. */
export type UnreadFile = FileFault | Unreadable;

interface Fault {
  readonly title: string;
  readonly text: string;
  /** The way that is left is another file, which is asked for. */
  readonly isAsked?: boolean;
  /** The paper may be of another kind, which has a page of its own. */
  readonly isPerhapsLetter?: boolean;
}

const faults: Readonly<Record<UnreadFile, Fault>> = labels.faults;

/** What happened, and the way that is left. */
export function wordsOf(fault: UnreadFile): Omit<Fault, 'isAsked'> {
  const { isAsked, text, ...words } = faults[fault];
  return { ...words, text: isAsked ? `${text} ${labels.askForPdf}` : text };
}
