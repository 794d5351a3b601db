const island = /(<astro-island[\s\S]*?<\/astro-island>)/;

/**
 * Drops the empty comments that React sets between texts so that it can hydrate them. Islands keep
 * theirs; everywhere else they only weigh on the visitor.
 */
export const withoutHydrationMarks = (html: string): string =>
  html
    .split(island)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<!-- -->', '')))
    .join('');
