import type { Member } from '#rules/bpc-income/family.ts';
import type { Quotient, SumReading } from '#rules/bpc-income/per-person.ts';
import { formatCents } from '#words/money.ts';
import { countOfPeople } from '#words/phrases.ts';
import { personName } from './relationship-words.ts';

/** How the people are called in the result, by id. */
export type Names = ReadonlyMap<string, string>;

/** "quem pede", "pessoa 1 (mãe)", "Bolsa Família" */
export const namesOf = (members: readonly Member[]): Names =>
  new Map([
    ['family', 'Bolsa Família'],
    ...members.map(({ personId, relationship }, index): [string, string] => [
      personId,
      relationship === 'applicant' ? 'quem pede' : personName(index, relationship),
    ]),
  ]);

/** The name of a person of the result. */
export const nameOf = (names: Names, personId: string): string => names.get(personId) ?? personId;

interface Range {
  readonly lowest: Quotient;
  readonly highest?: Quotient;
}

/** "R$ 300,00", "entre R$ 200,00 e R$ 300,00", "R$ 200,00 ou mais" */
export function rangeInWords({ lowest, highest }: Range): string {
  const least = formatCents(lowest.perPerson);
  if (!highest) return `${least} ou mais`;
  return highest.perPerson === lowest.perPerson
    ? least
    : `entre ${least} e ${formatCents(highest.perPerson)}`;
}

/** "R$ 0,00 (você) + R$ 900,00 (pessoa 1)" */
export function sumInWords({ terms, ofFamily }: SumReading, names: Names): string {
  const family = ofFamily > 0 ? [{ personId: 'family', cents: ofFamily }] : [];
  return [...terms, ...family]
    .map(({ personId, cents }) => {
      const [name] = nameOf(names, personId).split(' (');
      return `${formatCents(cents)} (${name})`;
    })
    .join(' + ');
}

/** "R$ 900,00 dividido por 3 pessoas, com quem pede = R$ 300,00 por pessoa." */
export function divisionInWords({ sum, members, perPerson, isExact }: SumReading): string {
  const rounding = isExact ? '' : ', com o centavo arredondado para cima';
  return `${formatCents(sum)} dividido por ${countOfPeople(members)}${members > 1 ? ', com quem pede' : ''} = ${formatCents(perPerson)} por pessoa${rounding}.`;
}
