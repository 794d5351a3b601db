import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { lawChangesFile } from '#texts/load/law-changes.ts';
import { loadPractice, practiceFileIn } from '#texts/load/practice.ts';
import { loadSignatures, signaturesFileIn } from '#texts/load/signatures.ts';
import type { Signature } from '#texts/schema/signature.ts';
import { signatureBlockers } from './blockers/signature-blockers.ts';
import { sign, signingLawyer, withSignature, writeSignatures } from './write-signature.ts';

const folder = temporaryFolder('sign');

const lawyer = { name: 'Araçá do Exemplo', oab: 'OAB/SP 123.456' };
const date = isoDate('2026-11-22');
const figures = figuresOn(date);
const text = join(folder, 'texto.md');
const says = 'O prazo é de dez dias.';
const page = `---\ntitle: Uma página\n---\n\n## Prazo\n\n${says}\n`;
beforeEach(() => writeFileSync(text, page));

const whole = (): Signature => sign({ text, finding: 'conferida' }, lawyer, { date, figures });
const blockers = (...signatures: Signature[]) =>
  signatureBlockers(
    { reviews: [{ file: text, verifiedOn: '2026-11-20' }], toConfirm: [] },
    'practice/signatures.yaml',
    Object.assign(figuresOn(date), { signatures }),
  );

describe('o que falta assinar', () => {
  it('conta os textos sem assinatura', () => {
    expect(blockers()).toMatchObject([
      {
        file: 'practice/signatures.yaml',
        problem: 'textos que ninguém assinou: 1 de 1',
      },
    ]);
    expect(blockers(whole())).toEqual([]);
  });

  it('diz de quem, de quando e por que venceu', () => {
    const signature = whole();
    writeFileSync(text, page.replace('dez', 'doze'));
    expect(blockers(signature)).toMatchObject([
      {
        file: text,
        problem:
          'venceu a assinatura de Araçá do Exemplo, OAB/SP 123.456, de 22/11/2026, para o texto inteiro: mudou o texto',
      },
      { problem: expect.stringContaining('1 de 1') },
    ]);
  });
});

describe('o que se assina', () => {
  const one = (finding: Signature['finding'], sentence: string) =>
    sign({ text, says: sentence, finding }, lawyer, { date, figures });

  it('recusa uma frase que o texto não diz, e retirar uma que ele ainda diz', () => {
    expect(() => one('conferida', 'O prazo é de um ano.')).toThrow(
      'não diz “O prazo é de um ano.”',
    );
    expect(() => one('conferida', ' ')).toThrow('a frase está vazia');
    expect(() => one('retirada', says)).toThrow(`ainda diz “${says}”`);
    expect(one('retirada', 'O prazo é de um ano.').finding).toBe('retirada');
  });

  it('um texto, ou uma frase dele, tem uma assinatura só', () => {
    const first = one('conferida', says);
    const all = withSignature(withSignature([first], whole()), one('corrigida', says));
    expect(all.map(({ finding }) => finding)).toEqual(['conferida', 'corrigida']);
  });
});

const practice = { demo: false, lawyers: [lawyer] };

describe('as assinaturas de um escritório', () => {
  it.each([0, 1, 2])('voltam iguais do arquivo: %i', (count) => {
    const signatures = [
      whole(),
      sign({ text, says, finding: 'conferida' }, lawyer, { date, figures }),
    ].slice(0, count);
    writeSignatures(signaturesFileIn(folder), signatures);
    expect(loadSignatures(folder, practice)).toEqual(signatures);
  });

  it('de duas pessoas, em dois ramos, se juntam no Git; o que não se junta é dito', () => {
    const shared = join(folder, 'juntas');
    const file = signaturesFileIn(shared);
    mkdirSync(shared);
    const git = (...given: string[]) =>
      spawnSync('git', ['-C', shared, '-c', 'user.name=x', '-c', 'user.email=x@x', ...given]);
    const signedBy = (branch: string, ...signatures: Signature[]) => {
      git('checkout', '-q', '-b', branch, 'main');
      writeSignatures(file, signatures);
      git('add', '.');
      git('commit', '-qm', branch);
    };
    git('init', '-q', '-b', 'main');
    cpSync('.gitattributes', join(shared, '.gitattributes'));
    git('add', '.');
    git('commit', '-qm', 'x');
    const [one, other] = [whole(), { ...whole(), text: `${text}.outro` }];
    signedBy('uma', one, { ...one, says });
    signedBy('outra', other, { ...other, says });
    expect(git('merge', '-q', 'uma').status).toBe(0);
    expect(loadSignatures(shared, practice)).toHaveLength(4);
    writeFileSync(file, '<<<<<<< HEAD\n- x\n=======\n- y\n>>>>>>> uma\n');
    expect(() => loadSignatures(shared, practice)).toThrow('o Git não soube juntar');
  });

  it('nunca são de quem não é do escritório, nem de uma demonstração', () => {
    writeSignatures(signaturesFileIn(folder), [whole()]);
    const others = [{ name: 'Jequitibá do Exemplo', oab: 'OAB/BA 654.321' }];
    expect(() => loadSignatures(folder, { demo: false, lawyers: others })).toThrow(
      '“Araçá do Exemplo, OAB/SP 123.456” assinou e não está em practice.yaml',
    );
    expect(() => loadSignatures(folder, { ...practice, demo: true })).toThrow(
      'uma demonstração não tem assinaturas',
    );
  });
});

describe('npm run sign', () => {
  const own = join(folder, 'escritorio');
  const facts = readFileSync(practiceFileIn('tests/fixtures/practice'), 'utf8');
  const run = (given: string[] = [], input = '') =>
    spawnSync(process.execPath, ['publishing/launch/sign.ts', ...given], {
      encoding: 'utf8',
      input,
      env: { ...process.env, PRACTICE_FOLDER: own, SITE_DATE: date },
    });
  const bpc = 'content/benefits/bpc-loas.md';
  beforeEach(() => {
    mkdirSync(own, { recursive: true });
    writeFileSync(practiceFileIn(own), facts);
    rmSync(signaturesFileIn(own), { force: true });
  });

  it('sem um sim, nada é assinado; com ele, a página sai da lista do que falta', () => {
    expect(run([bpc], 'não\n').stdout).toContain('Nada foi assinado.');
    const { stdout, stderr, status } = run(['/beneficios/bpc-loas', '--li']);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toContain('Assinado por Araçá do Exemplo, OAB/SP 123.456, em 2026-11-22.');
    expect(readFileSync(signaturesFileIn(own), 'utf8')).toContain(`text: ${bpc}`);
    const list = run().stdout;
    // Texts, and the lists of which a sentence waits.
    expect(list).toContain('content/benefits/revisoes.md');
    expect(list).toContain(lawChangesFile);
    expect(list).not.toContain(`  ${bpc}`);
  });

  it('uma assinatura se desfaz depois, e só a que há', () => {
    const [first, second] = [says, undefined].map((one) => ({ ...whole(), text: bpc, says: one }));
    writeSignatures(
      signaturesFileIn(own),
      [first, second].filter((one) => one !== undefined),
    );
    expect(run(['/beneficios/bpc-loas', '--desfazer']).stdout).toContain('Desfeita');
    expect(loadSignatures(own, practice)).toEqual([first]);
    expect(run([bpc, '--desfazer']).stderr).toContain(`--frase "${says}"`);
  });

  it('na Defensoria, quem não tem inscrição assina com o nome', () => {
    const defensoria = facts
      .replace(/^practiceRegistration: .*\n/m, 'kind: defensoria\n')
      .replace(/ {4}oab: [\s\S]*?(?=chatNumber)/, '  - name: Jequitibá do Exemplo\n');
    writeFileSync(practiceFileIn(own), defensoria);
    const file = practiceFileIn(own);
    expect(() => signingLawyer(loadPractice(own), file)).toThrow('--por "Araçá do Exemplo"');
    const { stdout, stderr } = run([bpc, '--por', 'Araçá do Exemplo', '--li']);
    expect(stderr).toBe('');
    expect(stdout).toContain('Assinado por Araçá do Exemplo, em 2026-11-22.');
    expect(loadSignatures(own, loadPractice(own))).toMatchObject([{ text: bpc }]);
    // A law firm's signature names the registration.
    expect(() => loadSignatures(own, practice)).toThrow('assinou e não está em practice.yaml');
  });

  it('na demonstração não assina, e diz por quê', () => {
    writeFileSync(practiceFileIn(own), facts.replace('demo: false', 'demo: true'));
    const { stderr, status } = run([bpc, '--li']);
    expect(status).toBe(1);
    expect(stderr).toContain('a demonstração não se assina');
  });
});
