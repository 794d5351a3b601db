import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { framedFolder } from '#server/headers.ts';
import { phoneLink } from '#site/chat.ts';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { loadLook } from '#texts/load/brand.ts';
import { loadPractice, practiceFileIn } from '#texts/load/practice.ts';
import { toolSlugs } from '#texts/load/tools.ts';
import { registrations } from '#texts/schema/lawyer.ts';
import { townOf } from '#texts/schema/office.ts';
import { exampleValues } from '#texts/schema/published-practice.ts';
import { filesThatNameTheProject, textsOfAnOffice } from '../../built/other-names.ts';
import { pagesOf } from '../../built/pages.ts';
import { cloneTo, runIn } from '../clone.ts';

const real = 'tests/fixtures/practice';
const example = 'examples/escritorio-de-exemplo';
const root = temporaryFolder('clinic');

/** The example's look and words, with facts in the form of real ones and a name of their own: a clinic. */
function otherPractice(): string {
  const folder = join(root, 'practice');
  cpSync(example, folder, { recursive: true });
  const facts = readFileSync(practiceFileIn(real), 'utf8')
    .replace('Previdência Clara', 'Direito em Dia')
    .replaceAll('previdenciaclara.com.br', 'direito-em-dia.com.br');
  const [, offices = ''] = /\noffices:\n([\s\S]*?)(?=\nhours:)/.exec(facts) ?? [];
  const second = offices.replace('São Paulo', 'Olinda').replace('SP', 'PE').replace('10', '20');
  const { homeBenefits, homeTools } = loadPractice(example);
  writeFileSync(
    practiceFileIn(folder),
    facts.replace(offices, `${offices}\n${second}`) +
      stringify({ kind: 'clinica', shortName: 'Em Dia', homeBenefits, homeTools }),
  );
  return folder;
}

test('o exemplo de um segundo escritório é inventado e está certo', () => {
  const practice = loadPractice(example);
  expect(practice.demo).toBe(true);
  expect(exampleValues(practice).map(({ path }) => path[0])).toEqual(
    expect.arrayContaining(['practiceName', 'chatNumber', 'phone', 'offices', 'lawyers']),
  );
  expect(loadLook(example)).toMatchObject({ brand: {}, logo: expect.stringContaining('<path') });
});

test('uma clínica, em um ano sem valores: só o nome, a aparência e os contatos dela, chamada pelo que é, e cada número antigo diz de que ano é', {
  timeout: 300_000,
}, async () => {
  const own = otherPractice();
  const clone = join(root, 'clone');
  cloneTo(clone);
  const folder = join(root, 'site');
  await runIn(clone, ['npx', 'astro', 'build', '--silent', '--outDir', folder], {
    SITE_DATE: '2150-02-01',
    PRACTICE_FOLDER: own,
  });
  const pages = pagesOf(folder);
  expect(pages.length).toBeGreaterThan(20);
  const demo = loadPractice('tests/fixtures/demo-practice');
  const practice = loadPractice(own);
  expect(filesThatNameTheProject(folder)).toEqual([]);
  const { brand, font } = loadLook(own);
  const licences = readFileSync(join(folder, 'licencas.txt'), 'utf8');
  expect(licences).toContain(font?.licence ?? 'a letra do exemplo');
  expect(licences).not.toContain('Faustina');
  for (const { path, html } of pages) {
    expect(html, path).not.toContain('Site de demonstração');
    expect(html, path).not.toContain(demo.chatNumber);
    expect(html, path).not.toContain('faustina');
    for (const registration of practice.lawyers.flatMap(registrations))
      expect(html, path).toContain(registration);
    // A frame on another's page offers no contact.
    if (path.startsWith(framedFolder)) continue;
    expect(html, path).toContain(`https://wa.me/${practice.chatNumber}?text=`);
    expect(html, path).toContain(phoneLink(practice.phone));
    expect(html, path).toContain('/_astro/titulos.');
    expect(html, path).toContain(`--rose:${brand?.colours.soft}`);
    expect(html, path).toContain(`--draw-forest:${brand?.colours.strong}`);
    for (const office of practice.offices) expect(html, path).toContain(townOf(office));
    // Questions and outcomes of the flow, and the page for unknown addresses, stay out of searches.
    if (path !== '/404' && !path.startsWith('/por-onde-comecar/')) {
      expect(html, path).not.toContain('noindex');
      expect(html, path).toContain(`<link rel="canonical" href="${practice.siteAddress}/`);
    }
  }

  // What is left speaks of the office of anybody's lawyer.
  const offices = pages.flatMap(({ path, html }) =>
    textsOfAnOffice(html).map((text) => `${path}: ${text}`),
  );
  expect(offices).toEqual([
    '/seguranca: Veja se o número que chamou você é o mesmo do contrato ou do site do escritório.',
    '/seguranca: Ligue para o escritório pelo telefone que você já usava. Pergunte se foram eles.',
  ]);
  const called = (path: string) => pages.find((page) => page.path === path)?.html;
  expect(called('/')).toContain('Somos uma clínica jurídica');
  expect(called('/seguranca')).toContain('O único WhatsApp desta clínica jurídica é');
  // It may be a public university's.
  expect(called('/')).not.toMatch(/nem d?o governo/);
  expect(called('/privacidade')).toContain(
    'A clínica jurídica Araçá e Jequitibá Advocacia responde',
  );
  const manifest = readFileSync(join(folder, 'manifest.webmanifest'), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({ name: 'Direito em Dia', short_name: 'Em Dia' });

  // What the practice chose comes first, alone on the home page, with the rest in the lists of all.
  const linked = (path: string, under: string) => {
    const main = /<main[\s\S]*<\/main>/.exec(pages.find((page) => page.path === path)?.html ?? '');
    const links = main?.[0].matchAll(new RegExp(`href="${under}/([\\w-]+)"`, 'g')) ?? [];
    return [...new Set([...links].map(([, slug]) => slug))];
  };
  const { homeBenefits = [], homeTools = [] } = practice;
  expect(linked('/', '/beneficios')).toEqual(expect.arrayContaining([...homeBenefits]));
  expect(linked('/', '/ferramentas')).toEqual(homeTools);
  expect(linked('/beneficios', '/beneficios').slice(0, homeBenefits.length)).toEqual(homeBenefits);
  expect(linked('/beneficios', '/beneficios')).toContain('bpc-loas');
  expect(linked('/ferramentas', '/ferramentas').slice(0, homeTools.length)).toEqual(homeTools);
  expect(linked('/ferramentas', '/ferramentas')).toHaveLength(toolSlugs().length);

  const text = (path: string) =>
    pages
      .find((page) => page.path === path)
      ?.html.replaceAll('\u00a0', ' ')
      .replace(/<[^>]+>/g, '') ?? '';
  const old = /^ \(valor de \d{4}, ainda não atualizado\)/;
  const wages = text('/beneficios/bpc-loas').split(/(?:Vale|inferior a) R\$ [\d.]+,\d\d/);
  expect(wages.length).toBeGreaterThan(1);
  for (const after of wages.slice(1)) expect(after).toMatch(old);
  // "R$ 1 em 2150 (valor de 2026)" would say two things.
  const contradictions = pages.flatMap(({ path, html }) =>
    html
      .split(/<\/(?:p|li|dd|td|h\d)>/)
      .map((block) => block.replaceAll(/<[^>]+>/g, ''))
      .filter((block) => block.includes('ainda não atualizado') && /\bem 2150\b/i.test(block))
      .map((block) => `${path}: ${block}`),
  );
  expect(contradictions).toEqual([]);
  // The law already says the points of every year.
  expect(text('/beneficios/aposentadoria-por-tempo')).toMatch(/100 pontos/);
});
