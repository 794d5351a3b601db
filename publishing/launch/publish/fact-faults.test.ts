import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { factFaults } from './fact-faults.ts';

const fixture = 'tests/fixtures/practice';

it('um DDD e um estado que não existem, na sua linha; nada dos dados certos', () => {
  const folder = mkdtempSync(`${tmpdir()}/practice-`);
  cpSync(fixture, folder, { recursive: true });
  const file = `${folder}/practice.yaml`;
  const facts = readFileSync(file, 'utf8')
    .replace(/^phone: .*$/m, 'phone: "(20) 98765-4321"')
    .replace(/state: [A-Z]{2}/, 'state: XX');
  writeFileSync(file, facts);
  expect(factFaults(folder).map(({ reason }) => reason)).toEqual([
    expect.stringContaining('“(20) 98765-4321”'),
    expect.stringContaining('“XX”'),
  ]);
  expect(factFaults(folder)[0]?.place).toMatch(/practice\.yaml:\d+$/);
  expect(factFaults(fixture)).toEqual([]);
});
