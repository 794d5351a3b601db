import { ContentError } from '#texts/load/content-error.ts';
import { loadWords } from '#texts/load/words.ts';

/** The words of the practice's own list; none while the list cannot be read, which its reader tells. */
export function acceptedWords(): readonly string[] {
  try {
    return loadWords();
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}
