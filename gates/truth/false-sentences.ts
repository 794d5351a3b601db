import type { WordingRule } from '../wording/rule.ts';
import { assistanceFalse } from './false-sentences/assistance.ts';
import { contributoryFalse } from './false-sentences/contributory.ts';
import { pensionFalse } from './false-sentences/pension.ts';
import { procedureFalse } from './false-sentences/procedure.ts';

/**
 * Sentences that many sites repeat and that are false in November 2026, each with what is true and
 * the norm that says so. When the law changes, the pattern, the remedy and its examples change too.
 */
export const falseSentences: readonly WordingRule[] = [
  ...assistanceFalse,
  ...contributoryFalse,
  ...pensionFalse,
  ...procedureFalse,
];
