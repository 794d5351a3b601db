import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../machine/temporary-folder.ts';
import { outerEnvironment } from '../outer-environment.ts';
import { siteDate } from '../site-date.ts';

/*
 * `npm run build` and `npm run check` on copies of the texts with mistakes in them: they must refuse
 * every mistake, a build before it makes a page, and in words for whoever wrote them.
 */

const root = temporaryFolder('refused');

type Change = readonly [file: string, found: string | RegExp, replacement: string];

/** Runs the judging half of the build, or the check, on the texts with these changes. */
function judge(
  program: 'build' | 'check',
  changes: readonly Change[],
  env: Record<string, string>,
) {
  const folder = mkdtempSync(join(root, 'texts-'));
  for (const name of ['content', 'engine/law'])
    cpSync(name, join(folder, name), { recursive: true });
  for (const name of ['src', 'publishing', 'tests', 'node_modules'])
    symlinkSync(resolve(name), join(folder, name));
  for (const [file, found, replacement] of changes) {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(found, replacement);
    expect(after, file).not.toBe(before);
    writeFileSync(path, after);
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(`publishing/launch/publish/${program}.ts`)],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...outerEnvironment(),
        SITE_DATE: siteDate,
        ...env,
      },
    },
  );
  return { status, stdout, told: stderr };
}

function practiceWith(found: RegExp, replacement: string): string {
  const folder = mkdtempSync(join(root, 'practice-'));
  const facts = readFileSync('tests/fixtures/practice/practice.yaml', 'utf8');
  writeFileSync(join(folder, 'practice.yaml'), facts.replace(found, replacement));
  return folder;
}

/** The lines of the report under a place: its file, and the line if it is asked for. */
const under = (told: string, place: RegExp): string =>
  told
    .split('\n\n')
    .filter((entry) => place.test(entry.trimStart().split('\n')[0] ?? ''))
    .join('\n');

/** Neither a word in English nor where in the program it was found. */
const ofPrograms = /\bat \S+ \(|node:|Error|mapping|Invalid|Expected/;

describe('recusa-se', () => {
  const bpc = 'content/benefits/bpc-loas.md';
  const start = '## O que é\n';
  const write = (sentence: string): Change => [bpc, start, `${start}\n${sentence}\n`];

  // One reading of all texts for all of it: most of a build that refuses is the reading.
  test('na montagem, tudo o que as verificações recusam, de uma vez, com lugar, frase, motivo e remédio: nos textos, nos valores da lei e no que outro escritório diz de si; e diz a um serviço de hospedagem a linha de cada erro', () => {
    const long = 'A lei pede papel e prova '.repeat(7);
    const changes = [
      write(
        [
          'Nós garantimos o seu benefício, com 100% de certeza.',
          `${long}hoje.`,
          'O benefisio vale R$ 1.621,00 agora.',
          'O BPC é vitalício.',
          'Veja [isto](/beneficios/nao-ha).',
        ].join('\n\n'),
      ),
      ['content/pages/seguranca.md', /verifiedOn: .*/, 'verifiedOn: 2027-01-01'],
      ['content/benefits/pensao-por-morte.md', 'explains: [', 'explains: [palavra que não há, '],
      ['engine/law/values/second-bracket.json', /"value": "[^"]*"/, '"value": 1621'],
      ['engine/law/values/ceiling.json', '"until"', '"ate"'],
      ['engine/law/values/low-income.json', '"unit": "reais",', '"unit": "reais"'],
      [
        'engine/law/values/family-allowance.json',
        /"verifiedOn": ".*"/,
        '"verifiedOn": "2027-01-01"',
      ],
      ['engine/law/values/dpu-income.json', /"source": ".*"/, '"source": "lei-0000"'],
      ['engine/law/citations/yearly.json', /"key": ".*"/, '"key": "Lei do Ano"'],
    ] satisfies Change[];
    // Whatever refuses it, the build before is not published in its place.
    const site = mkdtempSync(join(root, 'site-'));
    writeFileSync(join(site, '.sha256'), 'x');
    const { status, stdout, told } = judge('build', changes, {
      PRACTICE_FOLDER: practiceWith(/practiceName: .*/, 'practiceName: Causa Ganha Advocacia'),
      GITHUB_ACTIONS: 'true',
      SITE_FOLDER: site,
    });
    expect(status).toBe(1);
    expect(existsSync(site)).toBe(false);
    const own = under(told, /bpc-loas\.md:\d+$/);
    expect(own).toMatch(
      /“Nós garantimos o seu benefício, com 100% de certeza\.”\n {2}promete.*\n {2}→ .*Provimento/,
    );
    expect(own).toContain('tem 43 palavras; o máximo é 30.');
    expect(own).toMatch(
      /“benefisio”\n {2}não está no dicionário\.\n {2}→ Quis dizer .*“benefício”/,
    );
    expect(own).toContain('Escreva {{salario-minimo}}');
    expect(own).toContain('diz que o BPC não acaba.');
    expect(own).toMatch(/“\/beneficios\/nao-ha”\n {2}leva a uma página que não existe\./);
    expect(under(told, /seguranca\.md:\d+$/)).toContain('2027-01-01, um dia que ainda não chegou');
    expect(under(told, /pensao-por-morte\.md$/)).toContain('palavra que não há');
    expect(under(told, /practice\.yaml:\d+$/)).toMatch(/“Causa Ganha Advocacia”\n {2}promete/);
    expect(under(told, /second-bracket\.json:\d+$/)).toContain(
      'campo “values” (1º da lista) › “value”: escreva em reais',
    );
    expect(under(told, /ceiling\.json:\d+$/)).toContain('“ate”: não existe aqui');
    expect(under(told, /low-income\.json:\d+$/)).toContain('a escrita do JSON está errada');
    expect(under(told, /family-allowance\.json:\d+$/)).toContain('um dia que ainda não chegou');
    expect(under(told, /dpu-income\.json:\d+$/)).toContain('a fonte “lei-0000” não existe');
    expect(under(told, /yearly\.json:\d+$/)).toContain('use só letras minúsculas');
    expect(told).not.toMatch(ofPrograms);
    expect(stdout).toMatch(
      /^::error file=content\/benefits\/bpc-loas\.md,line=\d+,title=Texto::“Nós garantimos .*100%25 de certeza/m,
    );
  });

  test('na conferência, que monta as páginas, o que não se lê e o que um texto diz de outro: sem palavra em inglês e sem rastro do programa', () => {
    const changes = [
      write('Vale {{salário-mínimo}}.\n\n![Foto](foto.jpg)'),
      ['content/pages/seguranca.md', /^title:/m, 'titel:'],
      ['content/letters/falta-carencia.md', /^---\n/, '---\nlead: Um: dois\n'],
      ['content/glossary.yaml', /base: \[.*\]/, 'base: [lei-0000]'],
      ['content/indicators/avisos.yaml', /^family:/m, 'familia:'],
      ['content/indicators/planos-reduzidos.yaml', /^family:/m, 'familia:'],
      ['content/benefits/auxilio-doenca.md', /^related: \[.*/m, 'related: [nao-ha]'],
      [
        'content/benefits/pensao-por-morte.md',
        start,
        `${start}\nNós garantimos o seu benefício.\n`,
      ],
    ] satisfies Change[];
    const { status, told } = judge('check', changes, {
      PRACTICE_FOLDER: practiceWith(/"5511987654321"/, '"11987654321"'),
    });
    expect(status).toBe(1);
    expect(under(told, /practice\.yaml/)).toMatch(/campo “chatNumber”[\s\S]*55 \+ DDD \+ número/);
    expect(under(told, /bpc-loas\.md:\d+$/)).toMatch(
      /Escreva \{\{salario-minimo\}\}[\s\S]*foto\.jpg/,
    );
    expect(under(told, /seguranca\.md:\d+$/)).toContain('campo “titel”');
    expect(under(told, /seguranca\.md$/)).toContain('campo “title”: falta');
    expect(under(told, /falta-carencia\.md:2$/)).toContain('a escrita do YAML está errada');
    expect(under(told, /glossary\.yaml:\d+$/)).toContain('lei-0000');
    for (const name of ['avisos', 'planos-reduzidos'])
      expect(under(told, new RegExp(`${name}\\.yaml:\\d+$`))).toContain('campo “familia”');
    expect(under(told, /auxilio-doenca\.md/)).toContain('não há benefício “nao-ha”');
    expect(under(told, /pensao-por-morte\.md:\d+$/)).toContain('promete');
    expect(told).not.toMatch(ofPrograms);
    expect(told.trimEnd()).toMatch(/\d+ erros\. Corrija, salve e rode de novo\.$/);
  });
});
