import { brandedTokens } from '#texts/brand/tokens.ts';
import type { Site } from './site.ts';

/** For Vite: the sheet of tokens in the colours of the practice. */
export const brandColours = ({ look }: Site) => ({
  name: 'brand-colours',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('/src/styles/tokens.css?inline')
      ? brandedTokens(code, look.brand, look.font)
      : undefined,
});
