import type { AstroIntegration } from 'astro';

/** Teaches Astro the directive `client:used`. */
export const clientUsed = (): AstroIntegration => ({
  name: 'client-used',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({
        name: 'used',
        entrypoint: './src/document/islands/hydrate-when-used.ts',
      });
    },
  },
});

declare module 'astro' {
  interface AstroClientDirectives {
    'client:used'?: boolean;
  }
}
