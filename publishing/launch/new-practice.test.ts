import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { loadLook } from '#texts/load/brand.ts';
import { loadPractice, practiceFileIn } from '#texts/load/practice.ts';
import { exampleValues } from '#texts/schema/published-practice.ts';

const folder = temporaryFolder('new-practice');
const run = (...given: string[]) =>
  spawnSync(process.execPath, ['publishing/launch/new-practice.ts', ...given], {
    encoding: 'utf8',
    env: { ...process.env, SITE_DATE: '2026-11-22' },
  });
const own = join(folder, 'no sso $(x)');

it('escreve uma pasta que o site aceita, ainda como demonstração, e diz o comando entre aspas', () => {
  expect(run(own).stdout).toContain(`PRACTICE_FOLDER='${own}' npm start`);
  const practice = loadPractice(own);
  expect(practice).toMatchObject({ demo: true, kind: 'escritorio', verifiedOn: '2026-11-22' });
  expect(loadLook(own).brand?.colours.strong).toBe('#0f4a3a');
  // Whatever tells one practice from another is an example, and is asked for before it goes online.
  expect(exampleValues(practice).map(({ path }) => path.join('.'))).toEqual([
    ...['siteAddress', 'projectName', 'practiceName', 'practiceRegistration', 'chatNumber'],
    ...['phone', 'email', 'offices.0.address', 'offices.0.city', 'offices.0.state'],
    ...['lawyers.0.name', 'lawyers.0.oab'],
  ]);
});

it('as doze páginas sugeridas existem, e valem sem o “# ” das linhas', () => {
  const file = practiceFileIn(own);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^# (publish:| {2})/gm, '$1'));
  expect(Object.values(loadPractice(own).publish ?? {}).flat()).toHaveLength(12);
});

it.each([
  ['outra pasta', [own], 'não está vazia'],
  ['a do Git', [join(folder, '.git/x')], 'é uma pasta do Git'],
  ['um arquivo', [join(own, 'practice.yaml')], 'ENOTDIR'],
  ['uma opção', ['--help'], 'falta a pasta'],
])('não escreve por cima nem responde com um rastro: %s', (_, given, told) => {
  const { status, stderr } = run(...given);
  expect(status).toBe(1);
  expect(stderr).toContain(told);
  expect(stderr).not.toContain(' at ');
});
