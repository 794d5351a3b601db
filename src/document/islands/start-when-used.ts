import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:use'?: boolean;
  }
}

/** Adds `client:use`, which starts an island when the visitor first uses it. */
export const startWhenUsed = (): AstroIntegration => ({
  name: 'start-when-used',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'use', entrypoint: './src/document/islands/use.ts' }),
  },
});
