import type { LeadsTo } from './norm.ts';

/** What the reader is told beside a link that does not open the text in force. */
export const leadsToWords: Readonly<Record<LeadsTo, string>> = {
  search: 'lugar onde se procura',
  case: 'página do processo',
  'private-copy': 'cópia particular',
  'as-published': 'texto original, sem as mudanças de depois',
  'compiled-rules': 'regimento com esta mudança',
  application: 'página que aplica a norma',
  consolidated: 'texto com as mudanças, no portal do INSS',
};
