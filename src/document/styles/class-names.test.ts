import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { classNamesOf, shortNames } from './class-names.ts';

it('cada folha de estilo de componente tem um nome só seu, que dá nome às classes', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => basename(path));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('no site pronto, cada classe tem um número só seu, o mesmo no componente e na folha', () => {
  expect(shortNames.size).toBeGreaterThan(200);
  expect(new Set(shortNames.values()).size).toBe(shortNames.size);
  const file = 'src/components/term/term.module.css';
  const short = shortNames.get('term-module-term');
  expect(classNamesOf(file, true)).toContain(`"term":"${short}"`);
  expect(classNamesOf(file, false)).toContain('"term":"term-module-term"');
});
