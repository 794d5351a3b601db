import type { KnipConfig } from 'knip';

const isProduction = process.argv.includes('--production');

const commands = [
  'publishing/server/{start,pack-copy,compress,seal}.ts!',
  'publishing/launch/publish/{build,check}.ts!',
  'publishing/server/configs/write.ts!',
  'publishing/launch/{check,sign,year,new-practice}.ts!',
  'publishing/package/write.ts!',
  'publishing/editor/{serve/start,online/write}.ts!',
  'src/open-data/record/write.ts!',
  'src/texts/schema/write-json-schema.ts!',
];

// No page asks for it before the practice has checked the correction of salaries.
const waiting = ['src/tools/extract/average/AverageDoor.tsx!'];

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        // The plugin for Astro takes its configuration for a tool's; the build runs it.
        'astro.config.ts!',
        'src/pages/**/*.{ts,astro}!',
        'src/middleware.ts!',
        'src/document/islands/use.ts!',
        'src/document/styles/sheet.ts!',
        // Asked for by name, in a process and in a browser.
        'publishing/editor/judge/worker.ts!',
        'publishing/launch/tell-signing.ts!',
        'publishing/launch/tell-waiting.ts!',
        'publishing/editor/page/{editor,session}.tsx!',
        // Otherwise found in the scripts of package.json, of which this mode reads only "start".
        ...(isProduction ? [...commands, ...waiting] : []),
      ],
      project: [
        'publishing/**/*.{ts,tsx}!',
        'src/**/*.{ts,tsx,astro}!',
        // What a gate alone asks; the rest judges each build.
        '!publishing/gates/{compat,links}/**!',
        '!publishing/bench/**!',
        'tests/**/*.{ts,tsx}',
      ],
    },
    engine: {
      // A room that others ask for, whichever of them do today.
      entry: [
        'law/{tell-report,add-correction}.ts!',
        // What strangers are given.
        'api/*.ts!',
        'command/main.ts!',
        'letters/{read-letter,letter-read,grant/check-sum}.ts!',
      ],
      project: ['**/*.ts!', '!**/proof/**!'],
    },
  },
  astro: { config: [], entry: [] },
  vitest: { config: ['**/vitest.config.ts'] },
  cspell: { config: ['publishing/gates/spelling/cspell.json'] },
  ignoreBinaries: [
    ...['apt-get', 'java', 'openssl', 'WebKitWebDriver', 'Xvfb'],
    ...(isProduction ? ['tsc'] : []),
  ],
  // What the product uses inside one file may still be tested by itself.
  ignoreExportsUsedInFile: isProduction,
};

// biome-ignore lint/style/noDefaultExport: what knip reads.
export default config;
