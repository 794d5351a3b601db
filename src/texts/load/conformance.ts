import { conformanceSchema, type WcagCriterion } from '../schema/conformance.ts';
import { ContentError } from './content-error.ts';
import { readYaml } from './read-yaml.ts';

export const conformanceFile = 'content/conformance.yaml';

const byNumber = new Intl.Collator('en', { numeric: true });

/** Criteria that stand twice, or after a later one. */
const misplaced = (criteria: readonly WcagCriterion[]): string[] =>
  criteria.flatMap(({ number }, index) => {
    const before = criteria[index - 1]?.number;
    if (before === undefined || byNumber.compare(before, number) < 0) return [];
    return [
      `campo “${index}.number”: “${number}” vem depois de “${before}”. Ponha cada critério uma vez, na ordem dos números.`,
    ];
  });

/** WCAG 2.2 has so many criteria of the levels A and AA. */
const asked = 55;

/** The site answers for each of them. */
const missing = (criteria: readonly WcagCriterion[]): string[] => {
  const count = criteria.filter(({ level }) => level !== 'AAA').length;
  return count === asked
    ? []
    : [`tem ${count} critérios A e AA, e as WCAG 2.2 têm ${asked}. Desfaça o que foi apagado.`];
};

/** What the site conforms to, criterion by criterion. Throws a ContentError on any fault in the file. */
export function loadConformance(file: string = conformanceFile): WcagCriterion[] {
  const criteria = readYaml(file, conformanceSchema);
  const faults = [...misplaced(criteria), ...missing(criteria)];
  if (faults.length > 0) throw new ContentError(file, faults);
  return criteria;
}
