import type { Practice } from '#texts/schema/practice.ts';
import { withoutAccents } from '#words/accents.ts';

/** The absolute address of a path of this site, "/" or "/beneficios/bpc-loas", without trailing slash. */
export const addressOf = ({ siteAddress }: Practice, path: string): string =>
  new URL(path, siteAddress).href;

// The names of things that pages speak of: they stay the same while names and texts change.
export const practiceId = (practice: Practice): string => addressOf(practice, '/#escritorio');
export const siteId = (practice: Practice): string => addressOf(practice, '/#site');

/** "OAB/SP 123.456" → "https://…/#oab-sp-123456": a registration is never given twice. Without one, the name. */
export const lawyerId = (
  practice: Practice,
  { name, oab = name }: Practice['lawyers'][number],
): string =>
  addressOf(
    practice,
    `/#${withoutAccents(oab).toLowerCase().replace(/[/ ]/g, '-').replaceAll('.', '')}`,
  );
