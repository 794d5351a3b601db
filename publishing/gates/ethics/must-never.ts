import { join } from 'node:path';
import { readRules } from '../wording/rule.ts';

/**
 * What a lawyer's publicity must never say, and look-alikes that are in order. A net, not a proof: a
 * page without findings still needs a reader who knows the rules.
 */
export const mustNever = readRules(join(import.meta.dirname, 'must-never.yaml'));
