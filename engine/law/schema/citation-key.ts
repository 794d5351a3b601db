import { z } from 'zod';
import { type CitationKey, isCitationKey } from '../citations.ts';

export const citationKey = z
  .custom<CitationKey>((key) => typeof key === 'string' && isCitationKey(key), {
    error: ({ input }) =>
      `a fonte “${input}” não existe. Acrescente em engine/law/citations ou confira a grafia`,
  })
  .meta({ title: 'Fonte', choices: 'citations' });
