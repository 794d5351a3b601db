import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** One build with `pages` benefit pages. */
export interface Growth {
  readonly pages: number;
  readonly seconds: number;
  /** The most memory that the build ever held, in MB. */
  readonly peakMegabytes: number;
  /** Mean size of a benefit page, uncompressed bytes. */
  readonly bytesPerPage: number;
  readonly outputMegabytes: number;
}

const copied = [
  'content',
  'gates',
  'launch',
  'law',
  'public',
  'rules',
  'server',
  'src',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];

/** Builds the site with that many generated benefit pages, each a copy of one of the real six. */
export function measureGrowth(root: string, pages: number): Growth {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  try {
    for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    addBenefits(join(folder, 'content/benefits'), pages);
    const report = join(folder, 'peak.txt');
    writeFileSync(
      join(folder, 'peak.mjs'),
      `import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(${JSON.stringify(report)}, String(process.resourceUsage().maxRSS)));`,
    );
    const started = performance.now();
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        '--import',
        pathToFileURL(join(folder, 'peak.mjs')).href,
        join(root, 'node_modules/astro/bin/astro.mjs'),
        'build',
        '--silent',
      ],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, PRACTICE_FILE: undefined, ASTRO_TELEMETRY_DISABLED: '1' },
      },
    );
    if (status !== 0) throw new Error(`The build of ${pages} pages failed:\n${stderr}`);
    const seconds = (performance.now() - started) / 1000;
    const output = filesBelow(join(folder, 'dist'));
    const benefits = output.filter((file) => /\/beneficios\/[^/]+\.html$/.test(file));
    const size = (files: readonly string[]) =>
      files.reduce((sum, file) => sum + statSync(file).size, 0);
    return {
      pages: benefits.length,
      seconds,
      peakMegabytes: Number(readFileSync(report, 'utf8')) / 1024,
      bytesPerPage: size(benefits) / benefits.length,
      outputMegabytes: size(output) / 1e6,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function addBenefits(folder: string, pages: number): void {
  const originals = readdirSync(folder);
  for (let index = originals.length; index < pages; index += 1) {
    const original = originals[index % originals.length] ?? '';
    const text = readFileSync(join(folder, original), 'utf8');
    // Titles must differ from page to page.
    const renamed = text.replace(/^( *title: )(["']?)(.+?)\2$/gm, `$1"$3 ${index}"`);
    writeFileSync(join(folder, `${original.replace('.md', '')}-${index}.md`), renamed);
  }
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
