import type { AstroIntegration } from 'astro';
import { missingValues } from '#texts/figures/figures.ts';
import type { Site } from './site.ts';

/** Says loudly, at each build, which yearly values are missing; the pages mark them as old. */
export const reportMissingValues = ({ date }: Site): AstroIntegration => ({
  name: 'report-missing-values',
  hooks: {
    'astro:build:start': () => {
      const missing = missingValues(date);
      if (missing.length === 0) return;
      console.warn(
        `\nATENÇÃO: ${missing.length} valor(es) sem atualização para ${date}.\n` +
          'Nas páginas, eles aparecem como “valor de <ano>, ainda não atualizado”.\n' +
          `${missing.map((message) => `  • ${message}`).join('\n')}\n`,
      );
    },
  },
});
