import { rmSync } from 'node:fs';
import { build } from 'astro';
import { type Fault, placeAt } from '#gates/fault.ts';
import { siteFolder } from '#gates/published-text/built-site.ts';
import { ContentError } from '#texts/load/content-error.ts';

/** A mistake of content below whatever went wrong; Astro reads the files with a class of its own. */
function contentErrorIn(error: unknown): ContentError | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.name === ContentError.name ? (error as ContentError) : contentErrorIn(error.cause);
}

// Astro says it in English, of what is told in Portuguese right after.
const unreadConfig = 'Unable to load your Astro config';

/**
 * Makes the pages, into the folder in which they are judged: `dist`, or SITE_FOLDER.
 * @returns what stopped it, where that is for whoever writes to put right
 * @throws what is for a programmer
 */
export async function makePages(): Promise<ContentError | undefined> {
  const { error: tell } = console;
  console.error = (...said: unknown[]) => {
    if (!String(said[0]).includes(unreadConfig)) tell(...said);
  };
  try {
    await build({ logLevel: 'silent', outDir: siteFolder });
    return undefined;
  } catch (error) {
    const found = contentErrorIn(error);
    if (!found) throw error;
    return found;
  } finally {
    console.error = tell;
  }
}

/** What was refused must not lie where a host, or a hand, takes the site from. */
export const withdrawPages = (): void => rmSync(siteFolder, { recursive: true, force: true });

/** The mistake as the gates tell theirs. */
export const faultsOf = ({ file, problems }: ContentError): Fault[] =>
  problems.map(({ line, text }) => ({
    place: placeAt(file, line),
    reason: text,
  }));
