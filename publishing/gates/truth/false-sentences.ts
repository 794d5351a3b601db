import type { WordingRule } from '../wording/rule.ts';
import { assistanceFalse } from './false-sentences/assistance.ts';
import { clocksFalse } from './false-sentences/clocks.ts';
import { contributoryFalse } from './false-sentences/contributory.ts';
import { cutsAndMoneyFalse } from './false-sentences/cuts-and-money.ts';
import { incapacityFalse } from './false-sentences/incapacity.ts';
import { insuredStatusFalse } from './false-sentences/insured-status.ts';
import { lettersFalse } from './false-sentences/letters.ts';
import { maternityFalse } from './false-sentences/maternity.ts';
import { payingFalse } from './false-sentences/paying.ts';
import { pensionFalse } from './false-sentences/pension.ts';
import { procedureFalse } from './false-sentences/procedure.ts';
import { reviewFalse } from './false-sentences/review-errors.ts';
import { ruralAndPayingFalse } from './false-sentences/rural-and-paying.ts';
import { situationsFalse } from './false-sentences/situations.ts';
import { themeRules } from './false-sentences/themes.ts';
import { timeRulesFalse } from './false-sentences/time-rules.ts';

/**
 * Sentences that many sites repeat, that are false in November 2026, and on which money or a term hangs,
 * each with what is true and the norm that says so. The others are in docs/frases-falsas.md, to be read. When the law changes, the pattern, the remedy and its examples change too.
 */
export const falseSentences: readonly WordingRule[] = [
  ...assistanceFalse,
  ...contributoryFalse,
  ...pensionFalse,
  ...procedureFalse,
  ...insuredStatusFalse,
  ...maternityFalse,
  ...incapacityFalse,
  ...timeRulesFalse,
  ...ruralAndPayingFalse,
  ...payingFalse,
  ...cutsAndMoneyFalse,
  ...lettersFalse,
  ...clocksFalse,
  ...situationsFalse,
  ...reviewFalse,
  ...themeRules,
];
