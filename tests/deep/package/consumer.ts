import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { outerEnvironment } from '../../outer-environment.ts';
import { fetched } from '../packages/install.ts';

interface Use {
  readonly name: string;
  readonly code: string;
  readonly prints: string;
}

/** The uses that a README shows: what is printed stands beside the line that prints it. */
export const usesIn = (readme: string): Use[] =>
  [...readme.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code = ''], index) => ({
    name: `use-${index + 1}`,
    code,
    prints: [...code.matchAll(/^ *console\.log\(.*\); \/\/ (.*)$/gm)]
      .map(([, said]) => `${said}\n`)
      .join(''),
  }));

interface Consumer {
  readonly folder: string;
  readonly name: string;
  readonly exports: Readonly<Record<string, { readonly default: string }>>;
}

/** A fresh project with the package, packed and installed, as a stranger has it who is not connected to anything. */
export function newConsumer(): Consumer {
  const folder = temporaryFolder('consumer');
  const env = outerEnvironment();
  const run = (file: string, args: readonly string[], cwd = '.') =>
    execFileSync(file, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  run('node', ['publishing/package/write.ts']);
  const packed = run('npm', ['pack', '--silent', '--pack-destination', folder, './engine/dist']);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  run('npm', ['install', '--silent', '--offline', `./${packed.trim()}`], folder);
  const { name, exports } = JSON.parse(readFileSync(resolve('engine/dist/package.json'), 'utf8'));
  return { folder, name, exports };
}

/** Of the versions that the package is for; only where there is one for the machine. */
const fetchedNodes = ['node-22', 'node-26'].map((name) => fetched(`${name}/bin/node`));

/** Each version of Node on this machine, and those that the deep suite fetches, by its program. */
export function nodesHere(): [version: string, program: string][] {
  const found = execFileSync('which', ['-a', 'node'], { encoding: 'utf8' }).trim().split('\n');
  return [
    ...new Map(
      [process.execPath, ...fetchedNodes, '/usr/bin/node', ...found].flatMap((program) => {
        try {
          return [[execFileSync(program, ['--version'], { encoding: 'utf8' }).trim(), program]];
        } catch {
          return [];
        }
      }),
    ),
  ] as [string, string][];
}
