import type { KnipConfig } from 'knip';

const isProduction = process.argv.includes('--production');

const commands = [
  'server/{start,pack-copy,compress,seal}.ts!',
  'launch/publish/{build,check}.ts!',
  'server/configs/write.ts!',
  'launch/{check,sign,year,new-practice}.ts!',
  'editor/{serve/start,online/write}.ts!',
  'law/{tell-report,add-correction}.ts!',
  'content/flow/draw.ts!',
  'content/schema/write-json-schema.ts!',
];

// No page asks for it before the practice has checked the correction of salaries.
const waiting = ['src/tools/extract/average/AverageDoor.tsx!'];

const config: KnipConfig = {
  entry: [
    // The plugin for Astro takes its configuration for a tool's; the build runs it.
    'astro.config.ts!',
    'src/pages/**/*.{ts,astro}!',
    'src/middleware.ts!',
    'src/document/islands/use.ts!',
    // Asked for by name, in a process and in a browser.
    'editor/judge/worker.ts!',
    'launch/tell-signing.ts!',
    'editor/page/editor.tsx!',
    // Otherwise found in the scripts of package.json, of which this mode reads only "start".
    ...(isProduction ? [...commands, ...waiting] : []),
  ],
  project: [
    '{law,rules,cnis,words,content,server,launch,gates}/**/*.ts!',
    'editor/**/*.{ts,tsx}!',
    'src/**/*.{ts,tsx,astro}!',
    '!rules/**/{cases,any-answers,any-household,any-life}.ts!',
    '!src/tools/deadlines/every-clock.ts!',
    // What a gate alone asks; the rest judges each build.
    '!gates/{compat,legal-review,links}/**!',
    '!gates/plain-language/style.ts!',
    '{tests,bench}/**/*.{ts,tsx}',
  ],
  astro: { config: [], entry: [] },
  vitest: { config: ['**/vitest.config.ts'] },
  cspell: { config: ['gates/spelling/cspell.json'] },
  ignoreBinaries: ['apt-get', 'java', 'openssl', 'WebKitWebDriver', 'Xvfb'],
  // What the product uses inside one file may still be tested by itself.
  ignoreExportsUsedInFile: isProduction,
};

// biome-ignore lint/style/noDefaultExport: what knip reads.
export default config;
