import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { HeadingFont } from '#texts/brand/heading-font.ts';
import { type Licence, licencesText, packageLicence, photoEngineLicences } from './licences.ts';
import { type Bundle, shippedPackages } from './shipped-packages.ts';

/** Astro writes what wakes an island into the page itself, where the bundler does not see it. */
const inlined = ['node_modules/astro'];

/** The letters of titles: a practice's own, or the project's. */
function lettersLicence(own: HeadingFont | undefined): Licence {
  const text = own?.licence ?? readFileSync('src/styles/fonts/faustina-OFL.txt', 'utf8').trim();
  const isOpen = /SIL OPEN FONT LICENSE/i.test(text);
  const spdx = isOpen ? 'OFL-1.1' : 'LicenseRef-letras';
  return { name: own?.name ?? 'Faustina', version: undefined, spdx, text };
}

/**
 * Writes /licencas.txt at each build: MIT and most other licences ask for their text in every copy,
 * and a minified script carries none.
 * @param own the practice's own letters for titles
 */
export function listLicences(own: HeadingFont | undefined): AstroIntegration {
  const folders = new Set(inlined);
  return {
    name: 'list-licences',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        const collect = {
          name: 'collect-shipped-packages',
          applyToEnvironment: ({ name }: { name: string }) => name === 'client',
          generateBundle: (_: unknown, bundle: Bundle) => {
            for (const folder of shippedPackages(bundle)) folders.add(folder);
          },
        };
        // What is built for `?worker&url` is a bundle of its own.
        updateConfig({ vite: { plugins: [collect], worker: { plugins: () => [collect] } } });
      },
      'astro:build:done': ({ dir }) => {
        const licences = [
          ...[...folders].map(packageLicence),
          ...photoEngineLicences(),
          lettersLicence(own),
        ];
        writeFileSync(new URL('licencas.txt', dir), licencesText(licences));
      },
    },
  };
}
