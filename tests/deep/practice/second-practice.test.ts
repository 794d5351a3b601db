import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { filesThatNameTheProject, textsOfAnOffice } from '../../built/other-names.ts';
import { linksOf, pagesOf } from '../../built/pages.ts';
import { filledIn } from './new-practice.ts';

/*
 * An afternoon of a second practice, as docs/outro-escritorio.md tells it: fill its facts in, choose
 * colours and what comes first, build; the first colours cannot be read, and are refused. It is the one that
 * differs most from a law firm, a Defensoria: no contract, no fees, no bar over it, nobody to send people to
 * before itself. A clinic's is clinic.test.ts.
 */

/** True of a law firm, and said on its site or easily written into it. */
const falseWords =
  /\bclientes?\b|honorários|publicidade da OAB|inscriç(?:ão|ões) na OAB|nem (?:d?o) governo|contrate\b|contratar (?:a|esta) Defensoria|a assinatura de um advogado/i;

const registration = /OAB\/[A-Z]{2}\s\d/;
const register = 'https://cna.oab.org.br';
const publicDefender = 'https://www.dpu.def.br';

const folder = temporaryFolder('practice');

test('uma Defensoria: dos dados ao site, nada do primeiro fica, nem o que só é verdade de um escritório', {
  timeout: 900_000,
}, async () => {
  const { site, own, write, build } = await filledIn(
    {
      kind: 'defensoria',
      practiceName: 'Nome da Defensoria Pública',
      name: 'Nome da Defensora',
      oab: '',
      practiceRegistration: '',
    },
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
  const pages = pagesOf(dist);
  expect(pages.length).toBeGreaterThan(20);
  const hrefs = (path: string, html: string) => linksOf({ path, html }).map(({ href }) => href);
  for (const { path, html } of pages) {
    expect(html, path).not.toMatch(registration);
    const words = html
      .replaceAll(/<(script|style)(?! type="application\/ld\+json")[\s\S]*?<\/\1>/g, '')
      .replaceAll(/<[^>]+>/g, ' ');
    expect(falseWords.exec(words)?.[0], path).toBeUndefined();
    const foot = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
    expect(foot, path).toContain('Nome da Defensora');
    expect(hrefs(path, foot), path).not.toContain(register);
    expect(hrefs(path, foot), path).not.toContain(publicDefender);
    // The ends of the questions name who helps besides the practice.
    if (path.startsWith('/por-onde-comecar'))
      expect(hrefs(path, html), path).not.toContain(publicDefender);
  }
  const home = pages.find(({ path }) => path === '/')?.html ?? '';
  expect(textsOfAnOffice(home)).toEqual([]);
  for (const said of [
    'Direito em Dia',
    'Nome da Defensora',
    '(00) 90000-0009',
    '/beneficios/auxilio-doenca',
  ])
    expect(home).toContain(said);
  expect(hrefs('/', home)).not.toContain(register);
  const [, data = ''] =
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(home) ?? [];
  const nodes: { '@type': string }[] = JSON.parse(data)['@graph'];
  expect(nodes.map((node) => node['@type'])).toEqual(['GovernmentOffice', 'Person', 'WebSite']);
  expect(nodes.filter((node) => 'hasCredential' in node)).toEqual([]);
});
