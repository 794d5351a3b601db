import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import type { Practice } from './schema/practice.ts';

// RFC 9116, 2.5.5: less than a year into the future.
const daysValid = 364;

/** The day on which security.txt expires; it follows from the day the practice's facts were checked. */
export const securityTxtExpiry = ({ verifiedOn }: Pick<Practice, 'verifiedOn'>): IsoDate =>
  addDays(isoDate(verifiedOn), daysValid);

/** What `/.well-known/security.txt` says (RFC 9116): whom to tell about a weakness of the site. */
export const securityTxt = (practice: Practice): string =>
  [
    '# Achou uma falha de segurança neste site? Escreva para nós.',
    `Contact: mailto:${practice.email}`,
    `Expires: ${securityTxtExpiry(practice)}T00:00:00Z`,
    'Preferred-Languages: pt, en',
    `Canonical: ${practice.siteAddress}/.well-known/security.txt`,
    '',
  ].join('\n');
