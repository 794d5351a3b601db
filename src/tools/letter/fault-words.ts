import type { Unreadable } from '#cnis/extract.ts';
import labels from '#labels/carta.nao-lida.json' with { type: 'json' };
import type { FileFault } from '#reading/pdf/outcome.ts';
import type { PhotoFault } from '#reading/photo/outcome.ts';
import { given } from '#words/phrases.ts';

/** Why a paper is not explained here. */
export type UnreadPaper =
  | FileFault
  | PhotoFault
  | Unreadable
  /** It is an extract of contributions, which has a tool of its own. */
  | 'extract'
  /** Nothing was written. */
  | 'nothing'
  /** Letters in a PDF that nobody sees; its pictures can be read instead. */
  | 'hiddenText'
  /** The phone opened the page to share something, and handed nothing over. */
  | 'notShared';

interface Fault {
  readonly title: string;
  readonly text?: string;
  /** Which of the sentences follows that more than one says. */
  readonly more?: string;
}

const faults: Readonly<Record<UnreadPaper, Fault>> = labels.faults;
const sentences: Readonly<Record<string, string>> = labels.more;

/** What happened, and the way that is left. */
export function wordsOf(fault: UnreadPaper): { title: string; text: string } {
  const { title, text, more } = faults[fault];
  return { title, text: given(text, more && sentences[more]).join(' ') };
}
