import type { Letter } from '#texts/load/letters.ts';
import { benefitPath } from '#texts/paths.ts';
import { type LetterBenefit, letterBenefits } from '#texts/schema/letter.ts';

/** The pages of what was asked for, where it has pages of its own. */
const pagesOf: Partial<Record<LetterBenefit, readonly string[]>> = {
  incapacidade: ['auxilio-doenca', 'aposentadoria-por-invalidez'],
  bpc: ['bpc-loas', 'bpc-crianca'],
  aposentadoria: [
    'aposentadoria-por-idade',
    'aposentadoria-por-tempo',
    'aposentadoria-especial',
    'aposentadoria-pcd',
  ],
  rural: ['aposentadoria-rural'],
  pensao: ['pensao-por-morte', 'pensao-feminicidio'],
  acidente: ['auxilio-acidente'],
  maternidade: ['salario-maternidade', 'salario-paternidade'],
  reclusao: ['auxilio-reclusao'],
};

type Listed = Pick<Letter, 'slug' | 'title' | 'benefits'>;

/**
 * The reasons by what was asked for. A benefit that is left out is no group, unless a reason stands in
 * no other.
 * @param isShown whether a link leads to something that the practice publishes
 */
export function groupsOf<Own extends Listed>(
  letters: readonly Own[],
  isShown: (link: { href: string }) => boolean,
): { benefit: LetterBenefit; name: string; letters: Own[] }[] {
  const isThere = (benefit: LetterBenefit): boolean =>
    pagesOf[benefit]?.some((slug) => isShown({ href: benefitPath(slug) })) ?? true;
  return (Object.entries(letterBenefits) as [LetterBenefit, string][])
    .map(([benefit, name]) => ({
      benefit,
      name,
      letters: letters.filter(({ benefits }) => benefits.includes(benefit)),
    }))
    .filter(({ benefit, letters: own }) =>
      isThere(benefit) ? own.length > 0 : own.some(({ benefits }) => !benefits.some(isThere)),
    );
}
