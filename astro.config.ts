import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { refuseFalseSentences } from './gates/truth/refuse-false-sentences.ts';
import { warnWhileWriting } from './gates/warn-while-writing.ts';
import { listLicences } from './launch/licences/list-licences.ts';
import { lightenPages } from './src/document/lighten/lighten-pages.ts';
import { reloadOnContentChange } from './src/document/reload-on-content-change.ts';
import { reportMissingValues } from './src/document/report-missing-values.ts';
import { loadSite } from './src/document/site.ts';
import { styleTargets } from './src/document/style-targets.ts';

const site = loadSite();

export default defineConfig({
  site: site.practice.siteAddress,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    reportMissingValues(site),
    listLicences(),
    refuseFalseSentences(),
    warnWhileWriting(),
    reloadOnContentChange(),
    lightenPages('src'),
  ],
  devToolbar: { enabled: false },
  vite: {
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        ...styleTargets,
        // Named after file and part, readable in the page; file names are unique (checked by a test).
        cssModules: { pattern: '[name]-[local]' },
      },
    },
    build: {
      // What every island shares comes as one file: small files compress worse and cost a request each.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'shared',
                test: /node_modules\/react\/|src\/components\/(buttons|failure)\/|src\/components\/form\/(Field|FieldNotes|FieldGroup|ChoiceField|choices\.module|ErrorSummary|use-error-title|form\.module)\b|src\/site\/FailureNotice|src\/site\/contact\/ForWhom|src\/chat\/(link|for-whom)/,
              },
            ],
          },
        },
      },
      // What an island loads later is asked for by name; the helper for the rest weighs more than it saves.
      modulePreload: false,
      // Vite's own is quicker; this one makes React and the tools 1 % smaller.
      minify: 'terser',
      terserOptions: { module: true, compress: { passes: 3, ecma: 2020, pure_getters: true } },
      cssMinify: 'lightningcss',
      target: ['chrome109', 'safari15.4', 'firefox115'],
    },
    // The service worker and the page part of the copy: whole files at addresses that never change.
    worker: { rolldownOptions: { output: { entryFileNames: '[name].js' } } },
  },
});
