import { join } from 'node:path';
import { readRules } from '../wording/rule.ts';

/**
 * Sentences that many sites repeat, that are false in November 2026, and on which money or a term hangs,
 * each with what is true and the norm that says so. The others are in docs/frases-falsas.md, to be read. When the law changes, the pattern, the remedy and its examples change too.
 */
export const falseSentences = readRules(join(import.meta.dirname, 'false-sentences/*.yaml'));
