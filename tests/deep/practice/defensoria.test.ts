import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { linksOf, pagesOf } from '../../built/pages.ts';
import { filledIn } from './new-practice.ts';

/*
 * A Defensoria is no law firm: no contract, no fees, no bar over it, nobody to send people to before itself.
 * What its site says is judged by what stands there, and by words that would be false of it.
 */

const folder = temporaryFolder('defensoria');

/** True of a law firm, and said on its site or easily written into it. */
const falseWords =
  /\bclientes?\b|honorários|publicidade da OAB|inscriç(?:ão|ões) na OAB|nem (?:d?o) governo|contrate\b|contratar (?:a|esta) Defensoria|a assinatura de um advogado/i;

const registration = /OAB\/[A-Z]{2}\s\d/;
const register = 'https://cna.oab.org.br';
const publicDefender = 'https://www.dpu.def.br';

test('uma Defensoria, sem inscrição na OAB: o site passa e não diz o que só é verdade de um escritório', {
  timeout: 900_000,
}, async () => {
  const person = { name: 'Nome da Defensora', oab: '', practiceRegistration: '' };
  const { site, build } = await filledIn(
    { kind: 'defensoria', practiceName: 'Nome da Defensoria Pública', ...person },
    folder,
  );
  await build();

  const pages = pagesOf(join(site, 'dist'));
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
  expect(home).toContain('Nome da Defensora');
  expect(hrefs('/', home)).not.toContain(register);
  const [, data = ''] =
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(home) ?? [];
  const nodes: { '@type': string }[] = JSON.parse(data)['@graph'];
  expect(nodes.map((node) => node['@type'])).toEqual(['GovernmentOffice', 'Person', 'WebSite']);
  expect(nodes.filter((node) => 'hasCredential' in node)).toEqual([]);
});
