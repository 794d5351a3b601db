import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { factFaults } from './fact-faults.ts';

const fixture = 'tests/fixtures/practice';
const folder = temporaryFolder('facts');

it('o que não existe, na sua linha; nada dos dados certos', () => {
  cpSync(fixture, folder, { recursive: true });
  const file = `${folder}/practice.yaml`;
  const facts = readFileSync(file, 'utf8')
    .replace(/^phone: .*$/m, 'phone: "(20) 98765-4321"')
    .replace(/^chatNumber: .*$/m, 'chatNumber: "5520987654321"')
    .replace(/^email: .*$/m, 'email: araca@gmail.con')
    .replace(/oab: OAB\/[A-Z]{2}/, 'oab: OAB/PS')
    .replace(/state: [A-Z]{2}/, 'state: XX');
  writeFileSync(file, facts);
  const wrong = ['5520987654321', '(20) 98765-4321', 'araca@gmail.con', 'XX', 'OAB/PS 123.456'];
  expect(factFaults(folder)).toEqual(
    wrong.map((value) =>
      expect.objectContaining({
        place: expect.stringMatching(/practice\.yaml:\d+$/),
        reason: expect.stringContaining(`“${value}”`),
      }),
    ),
  );
  expect(factFaults(fixture)).toEqual([]);
});
