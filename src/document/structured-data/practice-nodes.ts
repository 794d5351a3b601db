import type {
  EducationalOccupationalCredential,
  GovernmentOffice,
  LegalService,
  Person,
  WebSite,
} from 'schema-dts';
import { phoneLink } from '#site/chat.ts';
import { registrations } from '#texts/schema/lawyer.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { isPublicDefender } from '#texts/schema/practice-kind.ts';
import { addressOf, lawyerId, practiceId, siteId } from './identifiers.ts';
import { openingHours } from './opening-hours.ts';

const internationalPhone = (phone: string): string => phoneLink(phone).replace('tel:', '');

const practiceNode = (practice: Practice, image: string): LegalService | GovernmentOffice => ({
  '@type': isPublicDefender(practice.kind) ? 'GovernmentOffice' : 'LegalService',
  '@id': practiceId(practice),
  name: practice.practiceName,
  identifier: practice.practiceRegistration,
  url: addressOf(practice, '/'),
  logo: addressOf(practice, '/icon-512.png'),
  image,
  telephone: internationalPhone(practice.phone),
  email: practice.email,
  address: practice.offices.map(({ address, city, state, phone }) => ({
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: city,
    addressRegion: state,
    addressCountry: 'BR',
    telephone: phone && internationalPhone(phone),
  })),
  openingHours: openingHours(practice.hours),
});

const credential = (identifier: string): EducationalOccupationalCredential => ({
  '@type': 'EducationalOccupationalCredential',
  identifier,
  recognizedBy: { '@type': 'Organization', name: 'Ordem dos Advogados do Brasil' },
});

const lawyer = (practice: Practice, person: Practice['lawyers'][number]): Person => ({
  '@type': 'Person',
  '@id': lawyerId(practice, person),
  name: person.name,
  worksFor: { '@id': practiceId(practice) },
  ...(registrations(person).length > 0 && { hasCredential: registrations(person).map(credential) }),
});

const webSite = (practice: Practice): WebSite => ({
  '@type': 'WebSite',
  '@id': siteId(practice),
  url: addressOf(practice, '/'),
  name: practice.projectName,
  inLanguage: 'pt-BR',
  publisher: { '@id': practiceId(practice) },
});

/**
 * The practice, its lawyers and the site, in full. Only the home page carries them; all others
 * name them by their `@id`. Nothing here that practice.yaml or the page does not say.
 * @param image absolute address of the home page's preview
 */
export const practiceNodes = (practice: Practice, image: string) => [
  practiceNode(practice, image),
  ...practice.lawyers.map((person) => lawyer(practice, person)),
  webSite(practice),
];
