import { termFinder } from '#texts/glossary/find-terms.ts';
import { benefitSlugs, benefitsFolder } from '#texts/load/benefits.ts';
import { readBody, readFields } from '#texts/load/read-yaml.ts';
import { benefitSchema } from '#texts/schema/benefit.ts';
import type { Fault } from '../fault.ts';

export interface BenefitText {
  slug: string;
  file: string;
  /** Markdown with its links, what is in short too. */
  text: string;
  group: 'beneficio' | 'situacao';
  title: string;
  officialName?: string;
  alsoCalled: readonly string[];
  related: readonly string[];
}

/** The pages of `content/benefits`, as their files write them. Throws a ContentError on a faulty file. */
export const benefitTexts = (): BenefitText[] =>
  benefitSlugs().map((slug) => {
    const file = `${benefitsFolder}/${slug}.md`;
    const { inShort, ...fields } = readFields(file, benefitSchema);
    return { ...fields, slug, file, text: [...inShort, readBody(file).body].join('\n') };
  });

/** A name that says what kind of benefit it is: “pontos” or “roça” are spoken of everywhere. */
const saysKind =
  /^(?:aposentadoria|auxílio|benefício de|pensão|salário|seguro|BPC|LOAS)(?![\p{L}])/iu;

const namesOf = ({ title, officialName = title, alsoCalled }: BenefitText): string[] => [
  ...new Set(
    [title, officialName.replace(/ \(.*\)$/, ''), ...alsoCalled].filter((name) =>
      saysKind.test(name),
    ),
  ),
];

const linksTo = ({ text, related }: BenefitText, slug: string): boolean =>
  related.includes(slug) || new RegExp(`\\]\\(/beneficios/${slug}[)#]`).test(text);

/**
 * Benefits that a page speaks of by name, and to which neither its text nor “Veja também” leads:
 * who reads there of what would fit better must be able to go there.
 */
export function unlinkedNeighbours(pages: readonly BenefitText[]): Fault[] {
  const find = termFinder(
    pages
      .filter(({ group }) => group === 'beneficio')
      .map((page) => ({ term: page.slug, forms: namesOf(page), except: [] })),
  );
  return pages.flatMap((page) => {
    const spoken = new Map(find(page.text).map(({ term, text }) => [term, text]));
    return [...spoken]
      .filter(([slug]) => slug !== page.slug && !linksTo(page, slug))
      .map(([slug, name]) => ({
        place: page.file,
        sentence: name,
        reason: 'a página fala deste benefício e não leva a ele.',
        remedy: `Ponha um link, [${name}](/beneficios/${slug}), ou “${slug}” em “Veja também”.`,
      }));
  });
}
