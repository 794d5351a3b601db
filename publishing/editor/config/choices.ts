import { type CitationKey, citation, citations } from '#law/citations.ts';
import { benefitSlugs } from '#texts/load/benefits.ts';
import { letterSlugs } from '#texts/load/letters.ts';
import { readBody } from '#texts/load/read-yaml.ts';
import { toolSlugs } from '#texts/load/tools.ts';
import { routesFile } from '#texts/paths.ts';
import type { Choices } from './fields.ts';

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The lists from which writers choose, as the site has them today. */
export const siteChoices = (): Choices => ({
  citations: (Object.keys(citations) as CitationKey[])
    .map((key) => ({ value: key as string, label: `${citation(key).label} (${key})` }))
    .sort((one, other) => one.label.localeCompare(other.label, 'pt-BR')),
  benefits: same(benefitSlugs()),
  letters: same(letterSlugs()),
  tools: same(toolSlugs()),
  routes: same(
    [...readBody(routesFile).body.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title),
  ),
});
