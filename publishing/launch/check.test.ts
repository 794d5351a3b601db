import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { legalSeries } from '#law/value.ts';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { practiceFileIn } from '#texts/load/practice.ts';
import { signaturesFileIn } from '#texts/load/signatures.ts';
import { launchBlockers } from './blockers/launch-blockers.ts';
import { reportText } from './blockers/report-text.ts';
import { readWritten } from './read-written.ts';
import { sign, writeSignatures } from './write-signature.ts';

const folder = temporaryFolder('launch');

const write = (name: string, text: string): string => {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
};
const fixture = readFileSync('tests/fixtures/practice/practice.yaml', 'utf8');
const practiceIn = (name: string, text: string): string =>
  dirname(write(`${name}/practice.yaml`, text));
const practiceFolder = practiceIn('real', fixture.replace('5511987654321', '5531991234567'));

/** A law that never changes and was just checked. */
const settled = [
  legalSeries<number>({
    name: 'idade',
    unit: 'meses',
    file: 'engine/law/transition-rules.ts',
    values: [
      {
        from: isoDate('2000-01-01'),
        value: 780,
        source: 'ec-103-15-1',
        verifiedOn: isoDate('2026-11-20'),
      },
    ],
  }),
];
const date = isoDate('2026-11-21');
const check = (file: string, texts: string) =>
  launchBlockers(readWritten(file, texts), date, settled, {});

describe('o que impede a publicação', () => {
  const page = (day: string) => `---\ntitle: Uma página\nverifiedOn: ${day}\n---\n\nTexto.\n`;
  write('texts/pages/nova.md', page('2026-11-20'));
  write('texts/flow/perguntas.yaml', 'verifiedOn: 2026-11-20\n');
  write('old/pages/velha.md', page('2026-05-20'));
  write('old/flow/sem-data.yaml', 'start: para-quem\n');

  const texts = join(folder, 'texts');
  /** Without what `sign.test.ts` looks at. */
  const unsignedAside = (file: string, from: string) =>
    check(file, from).filter(({ group }) => group !== 'Assinaturas');

  it('nada, quando tudo é verdadeiro, está em dia e assinado', () => {
    const { reviews } = readWritten(practiceFolder, texts);
    const lawyer = { name: 'Araçá do Exemplo', oab: 'OAB/SP 123.456' };
    const signatures = reviews.map(({ file }) =>
      sign({ text: file, finding: 'conferida' }, lawyer, { date, figures: figuresOn(date) }),
    );
    const signed = practiceIn('assinado', readFileSync(practiceFileIn(practiceFolder), 'utf8'));
    writeSignatures(signaturesFileIn(signed), signatures);
    const blockers = check(signed, texts);
    expect(blockers).toEqual([]);
    expect(reportText(blockers, date)).toBe('Nada impede a publicação em 2026-11-21.');
  });

  it('lê todo texto da pasta, com ou sem data', () => {
    const blockers = unsignedAside(practiceFolder, join(folder, 'old'));
    expect(blockers.map(({ file }) => file)).toEqual([
      join(folder, 'old/flow/sem-data.yaml'),
      join(folder, 'old/pages/velha.md'),
    ]);
    expect(blockers[0]?.problem).toContain('campo “verifiedOn”: falta a data');
  });

  it('com dados do escritório que não se leem, diz cada campo e segue com o resto', () => {
    const broken = practiceIn('broken', fixture.replaceAll(/^(email|phone):.*\n/gm, ''));
    const blockers = unsignedAside(broken, join(folder, 'old'));
    expect(blockers.map(({ problem }) => problem)).toEqual([
      expect.stringContaining('campo “phone”: falta este campo'),
      expect.stringContaining('campo “email”'),
      expect.stringContaining('campo “verifiedOn”'),
      expect.stringContaining('a última revisão é de 2026-05-20'),
    ]);
  });

  it('julga o que se publica e as cores como a montagem, e um nome errado não traz os outros textos', () => {
    const wrong = practiceIn(
      'publica',
      `${fixture}publish:\n  benefits: [aposentadoria-idade]\n  topics: [recurso]\n`,
    );
    const colours = '{ strong: "#ffffff", soft: "#ffffff", accent: "#ffffff" }';
    write('publica/brand.yaml', `colours: ${colours}\n`);
    const { faults, reviews } = readWritten(wrong);
    expect(reviews.map(({ file }) => file)).not.toContain('content/benefits/bpc-loas.md');
    const told = faults.map(({ problem }) => problem).join('\n');
    for (const one of ['“aposentadoria-idade”', 'use um destes: beneficio-indeferido', 'strong'])
      expect(told).toContain(one);
  });

  it('sem o número da OAB de alguém, pede o número', () => {
    const broken = practiceIn('sem-oab', fixture.replace(/\n {4}oab: .*/, ''));
    expect(unsignedAside(broken, texts)).toMatchObject([
      {
        file: `${broken}/practice.yaml`,
        problem: expect.stringMatching(/^linha \d+: campo “lawyers\.0\.oab”: falta este campo/),
      },
    ]);
  });

  it('lista por grupo e arquivo, com remédio, e termina com a conta', () => {
    const demo = practiceIn('demo', fixture.replace('demo: false', 'demo: true'));
    const text = reportText(check(demo, join(folder, 'old')), date);
    expect(text.split('\n')[0]).toBe('O que ainda impede a publicação em 2026-11-21');
    expect(text.match(/^ {2}\S+demo\/practice\.yaml$/gm)).toHaveLength(1);
    expect(text.indexOf('Dados do escritório: 2')).toBeLessThan(text.indexOf('Textos do site: 2'));
    expect(text).toContain('    → troque pelo verdadeiro\n');
    expect(text).not.toContain('Valores da lei');
    expect(text.trimEnd()).toMatch(/\nAo todo, \d+ impedimentos: \d+ em “.*\.$/);
  });

  it('lê os dados e todos os textos do site', () => {
    const { practice, reviews, faults } = readWritten();
    expect(practice).toBeDefined();
    expect(faults).toEqual([]);
    const folders = new Set(reviews.map(({ file }) => file.split('/')[1]));
    expect([...folders]).toEqual([
      'benefits',
      'flow',
      'guides',
      'indicators',
      'letters',
      'pages',
      'results',
      'tools',
    ]);
  });
});

describe('npm run launch-check', () => {
  const run = (folder: string, ...given: string[]) =>
    spawnSync(process.execPath, ['publishing/launch/check.ts', ...given], {
      encoding: 'utf8',
      env: { ...process.env, PRACTICE_FOLDER: folder },
    });

  it('termina com código 1 enquanto algo impede', () => {
    const { status, stdout, stderr } = run(practiceFolder, '2150-02-01');
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toContain('Valores da lei: ');
    expect(stdout).toContain('Endereços das fontes: ');
    expect(stdout).toContain('Contato de segurança: 1 impedimento');
  });

  it('recusa uma data que não existe', () => {
    const { status, stderr } = run(practiceFolder, '2026-02-30');
    expect(status).toBe(1);
    expect(stderr).toContain('“2026-02-30” não é uma data');
  });
});
