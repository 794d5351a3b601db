import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { brandColours } from '#document/brand-colours.ts';
import { startWhenUsed } from '#document/islands/start-when-used.ts';
import { lowerReader } from '#document/lower-reader.ts';
import { scriptTargets, styleTargets } from '#document/oldest-browsers.ts';
import { phrasesInOneLine } from '#document/phrases-in-one-line.ts';
import { reloadOnContentChange } from '#document/reload-on-content-change.ts';
import { reportMissingValues } from '#document/report-missing-values.ts';
import { shutDevDoors } from '#document/shut-dev-doors.ts';
import { loadSite } from '#document/site.ts';
import { namedAfterFile } from '#document/styles/class-names.ts';
import { oneSheet } from '#document/styles/one-sheet.ts';
import { indicatorRows } from '#features/indicators/indicator-rows.ts';
import { searchRows } from '#features/search/search-rows.ts';
import { warnWhileWriting } from '#gates/warn-while-writing.ts';
import { listLicences } from '#launch/licences/list-licences.ts';
import { photoEngine, withoutOwnWorker } from '#reading/photo/engine-files.ts';
import { toolCitations } from '#tools/citations/tool-links.ts';
import { averageDoor } from '#tools/extract/average/choose-door.ts';
import { leftOutWays } from '#tools/left-out/left-out-ways.ts';
import { letterRows } from '#tools/letter/letter-rows.ts';
import { resultTexts } from '#tools/sentences/result-texts.ts';

const site = loadSite();
const inPrograms = () => [searchRows(site.figures), indicatorRows(site.figures)];

export default defineConfig({
  site: site.practice.siteAddress,
  trailingSlash: 'never',
  server: { port: Number(process.env.PORT ?? 4321) },
  build: { format: 'file' },
  integrations: [
    react(),
    startWhenUsed(),
    reportMissingValues(site),
    listLicences(site.look.font),
    warnWhileWriting(),
    reloadOnContentChange(),
    oneSheet(),
  ],
  devToolbar: { enabled: false },
  vite: {
    plugins: [
      shutDevDoors(),
      brandColours(site),
      // `npm run dev` asks these of what it serves; a build, of what it makes a program of its own from.
      ...inPrograms(),
      letterRows(site.figures),
      averageDoor(site.practice.demo),
      toolCitations(),
      leftOutWays(site.figures),
      photoEngine(),
      resultTexts(),
      phrasesInOneLine(),
    ],
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        ...styleTargets,
        cssModules: namedAfterFile,
      },
    },
    build: {
      cssMinify: 'lightningcss',
      target: scriptTargets,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // One file for React and one for what most forms need: bytes repeat in many small ones.
                  {
                    name: 'react',
                    test: /node_modules[\\/](?:react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/,
                  },
                  {
                    name: 'form',
                    test: /(?:form[\\/]Field(?:Group)?|ErrorSummary|ActButton|FailureNotice|FailureBoundary|[\\/]List)\.tsx$|form[\\/](?:choices\.module\.css|use-error-title\.ts)/,
                  },
                  // What counts days and looks values up: a file of a hundred bytes each asks for as much again.
                  {
                    name: 'counting',
                    test: /engine[\\/](?:law[\\/](?:citations[\\/]keys|keyed|reform|value)|rules[\\/](?:calendar|criterion|legal-days))\.ts$/,
                  },
                  // What asks the questions of every tool.
                  {
                    name: 'asking',
                    test: /virtual:tool-citations$|tools[\\/](?:frame[\\/](?:Fetched|ResultStage|Tool)|visit[\\/](?:Ask|flow|use-visit)|questions[\\/](?!lengths|recount)[\w-]+)\.tsx?$/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    // The service worker and the page part of the copy: whole files at addresses that never change. The
    // reader's has a policy of its own (publishing/server/headers.ts), and browsers may keep it.
    worker: {
      plugins: () => [...inPrograms(), lowerReader(), withoutOwnWorker()],
      rolldownOptions: {
        output: {
          entryFileNames: ({ name }) =>
            name.startsWith('leitor') ? '[name]-[hash].js' : '[name].js',
        },
      },
    },
  },
});
