import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  link?: boolean;
  version: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { dependencies, devDependencies, allowScripts } = read('package.json') as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
> & { allowScripts: Record<string, boolean> };
const { '': root, ...locked } = read('package-lock.json').packages as Record<string, Locked>;
const engine = read('engine/package.json') as Record<string, Record<string, string>>;
const direct = Object.entries({
  ...dependencies,
  ...devDependencies,
  ...engine.dependencies,
  ...engine.devDependencies,
});
// The engine is a package of our own, and lies here.
const entries = Object.entries(locked).filter(([place, { link }]) => place !== 'engine' && !link);
const nameOf = (place: string) => place.replace(/^.*node_modules\//, '');

describe('o que se instala é sempre o mesmo', () => {
  it.each(direct)('%s tem versão exata: %s', (name, version) => {
    // Under another name, it is that package's.
    const [, exact] = /^(?:npm:[@\w/-]+@)?(\d+\.\d+\.\d+)$/.exec(version) ?? [];
    expect(exact).toBeDefined();
    expect(locked[`node_modules/${name}`]?.version).toBe(exact);
  });

  it('package-lock.json acompanha package.json', () => {
    expect(root?.dependencies).toEqual(dependencies);
    expect(root?.devDependencies).toEqual(devDependencies);
  });

  it('cada pacote tem a soma que prova o conteúdo', () => {
    // The registry that wrote the lock has no programs for other systems than Linux on x64, and so
    // cannot tell their checksums (docs/decisions/0017).
    const isForOthers = ({ optional, os, cpu, libc }: Locked) =>
      optional &&
      (!(os ?? ['linux']).includes('linux') || !cpu?.includes('x64') || libc?.includes('musl'));
    const without = entries
      .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
      .filter(([, one]) => !isForOthers(one));
    expect(without.map(([place]) => place)).toEqual([]);
  });

  it('tudo vem do registro que está em uso, nada de outro endereço', () => {
    expect(entries.filter(([, { resolved }]) => resolved).map(([place]) => place)).toEqual([]);
  });
});

describe('programas que rodam ao instalar', () => {
  const withScript = entries.filter(([, { hasInstallScript }]) => hasInstallScript);

  it('cada um está em allowScripts, com sim ou não', () => {
    expect(Object.keys(allowScripts).sort()).toEqual(
      [...new Set(withScript.map(([place]) => nameOf(place)))].sort(),
    );
  });

  it('só o do Node, que traz o programa, tem permissão', () => {
    const allowed = Object.entries(allowScripts).filter(([, answer]) => answer);
    expect(allowed.map(([name]) => name)).toEqual(['node']);
  });
});
