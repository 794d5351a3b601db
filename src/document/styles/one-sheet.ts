import type { AstroIntegration } from 'astro';
import { classNamesOf } from './class-names.ts';

const asProgram = /\.module\.css(\.js)$/;

/**
 * All styles in one sheet, which pages name (Styled.astro), in place of a share in each page:
 * from its module of styles a component gets the class names alone.
 */
export const oneSheet = (): AstroIntegration => ({
  name: 'one-sheet',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
      injectRoute({ pattern: '/_astro/[sheet].css', entrypoint: './src/document/styles/sheet.ts' });
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'class-names',
              enforce: 'pre',
              async resolveId(source, importer) {
                if (!source.endsWith('.module.css')) return;
                const found = await this.resolve(source, importer, { skipSelf: true });
                return found && `${found.id}.js`;
              },
              load(id) {
                const [, ending] = asProgram.exec(id) ?? [];
                if (!ending) return;
                const file = id.slice(0, -ending.length);
                this.addWatchFile(file);
                return classNamesOf(file, command === 'build');
              },
            },
          ],
        },
      });
    },
  },
});
