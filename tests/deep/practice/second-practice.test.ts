import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { filesThatNameTheProject, textsOfAnOffice } from '../../built/other-names.ts';
import { filledIn } from './new-practice.ts';

/*
 * An afternoon of a second practice, as docs/outro-escritorio.md tells it: fill its facts in,
 * choose colours and what comes first, build; the first colours cannot be read, and are refused.
 */

const folder = temporaryFolder('practice');

test('um segundo escritório: dos dados ao site, e nada do primeiro fica', {
  timeout: 900_000,
}, async () => {
  const { site, own, write, build } = await filledIn(
    { kind: 'clinica', practiceName: 'Nome da Clínica Jurídica' },
    folder,
  );
  // Its folder is not written over.
  await expect(write()).rejects.toThrow('já existe');

  const brand = join(site, own, 'brand.yaml');
  const colours = readFileSync(brand, 'utf8');
  writeFileSync(brand, colours.replace(/strong: "#\w+"/, 'strong: "#6fa8dc"'));
  const facts = join(site, own, 'practice.yaml');
  // The twelve pages to begin with.
  const chosen = readFileSync(facts, 'utf8').replace(/^# (publish:| {2})/gm, '$1');
  writeFileSync(facts, `${chosen}homeBenefits: [auxilio-doenca, bcp]\n`);
  const refused: Error = await build().then(
    () => new Error('published'),
    (error) => error,
  );
  // All at once, with where and what to do instead; nothing of the program.
  expect(refused.message).toContain(`${own}/brand.yaml`);
  expect(refused.message).toMatch(/7:1[\s\S]*#[\da-f]{6}/);
  expect(refused.message).toContain('homeBenefits');
  expect(refused.message).not.toMatch(/\n\s+at /);

  writeFileSync(brand, colours.replace(/strong: "#\w+"/, 'strong: "#1f3a6e"'));
  writeFileSync(facts, readFileSync(facts, 'utf8').replace('bcp', 'bpc-loas'));
  await build();
  const dist = join(site, 'dist');
  expect(filesThatNameTheProject(dist)).toEqual([]);
  const home = readFileSync(join(dist, 'index.html'), 'utf8');
  expect(textsOfAnOffice(home)).toEqual([]);
  for (const said of [
    'Fale com a clínica jurídica',
    'Direito em Dia',
    'Nome da Advogada',
    '(00) 90000-0009',
    '/beneficios/auxilio-doenca',
  ])
    expect(home).toContain(said);
});
