import { join } from 'node:path';
import { readRules } from '../wording/rule.ts';

/** Words of lawyers that no glossary of the site explains. */
export const jargon = readRules(join(import.meta.dirname, 'jargon.yaml'));
