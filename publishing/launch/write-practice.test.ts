import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { loadLook } from '#texts/load/brand.ts';
import { loadPractice, practiceFileIn } from '#texts/load/practice.ts';
import { asked, faultsOf, questions, writePractice } from './write-practice.ts';

const folder = temporaryFolder('new-practice');

const answers = questions.map(({ example }) => example);

it('das respostas sai uma pasta que o site aceita, ainda como demonstração', () => {
  const own = join(folder, 'novo');
  writePractice(own, answers, '2026-11-22');
  expect(loadPractice(own)).toMatchObject({
    demo: true,
    projectName: 'Direito em Dia',
    kind: 'clinica',
    chatNumber: '5511987654321',
    offices: [{ city: 'Belo Horizonte', state: 'MG' }],
    hours: [{ days: 'segunda a sexta', opens: '8h', closes: '18h' }],
  });
  expect(loadLook(own).brand?.colours.strong).toBe('#0f4a3a');
});

it('as doze páginas sugeridas existem, e valem sem o “# ” das linhas', () => {
  const file = practiceFileIn(join(folder, 'novo'));
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^# (publish:| {2})/gm, '$1'));
  const { publish } = loadPractice(join(folder, 'novo'));
  expect(Object.values(publish ?? {}).flat()).toHaveLength(12);
});

const day = '2026-11-22';
const [, ...others] = answers;
const oabPlace = questions.findIndex(({ field }) => field === 'oab');

it('o que é quem publica: sem resposta, um escritório; escrito como se fala, vale', () => {
  const kindFrom = (name: string, kind: string) => {
    const own = join(folder, name);
    writePractice(own, [kind, ...others], day);
    return loadPractice(own).kind;
  };
  expect(kindFrom('vazia', '')).toBe('escritorio');
  expect(kindFrom('falada', ' Núcleo ')).toBe('nucleo');
  expect(faultsOf(['banca'], day).at(0)).toContain('defensoria');
  expect(questions.map(asked).at(0)).toContain('sem resposta: escritorio');
  expect(questions.map(asked).at(1)).toContain('exemplo: Direito em Dia');
});

it('só na Defensoria a inscrição na OAB pode ficar em branco', () => {
  const from = (kind: string) => [kind, ...others].with(oabPlace, '');
  expect(faultsOf(from('Defensoria'), day)).toEqual(answers.map(() => undefined));
  const own = join(folder, 'defensoria');
  writePractice(own, from('Defensoria'), day);
  expect(loadPractice(own).lawyers).toEqual([{ name: 'Maria da Silva' }]);
  for (const kind of ['', 'clinica', 'nucleo'])
    expect(faultsOf(from(kind).slice(0, oabPlace + 1), day).at(oabPlace)).toContain('Defensoria');
});

it('não escreve por cima de outra, e diz cada resposta que falta', () => {
  expect(() => writePractice(join(folder, 'novo'), answers, '2026-11-22')).toThrow('já existe');
  expect(() => writePractice(folder, answers, day)).toThrow('não está vazia');
  expect(() => writePractice(join(folder, '.git/x'), answers, day)).toThrow('é uma pasta do Git');
  expect(() => writePractice(join(folder, 'outro'), answers.slice(0, 13), '2026-11-22')).toThrow(
    /Abre a que horas\?[\s\S]*Fecha a que horas\?/,
  );
});

it('julga cada resposta, e só as que já foram dadas', () => {
  expect(faultsOf(answers, '2026-11-22')).toEqual(answers.map(() => undefined));
  expect(faultsOf(['clinica', 'Direito em Dia', 'banana'], '2026-11-22')).toEqual(
    answers.map((_, index) => (index === 2 ? expect.stringContaining('com https') : undefined)),
  );
  expect(faultsOf([...answers.slice(0, 13), '18h', '8h'], '2026-11-22').at(14)).toContain('antes');
});

it('o comando escreve a pasta entre aspas, e não responde com um rastro', () => {
  const run = (...given: string[]) =>
    spawnSync(process.execPath, ['publishing/launch/new-practice.ts', ...given], {
      encoding: 'utf8',
    });
  const [odd, file] = [join(folder, 'no sso $(x)'), join(folder, 'respostas')];
  writeFileSync(file, answers.join('\n'));
  expect(run(odd, file).stdout).toContain(`PRACTICE_FOLDER='${odd}' npm start`);
  for (const given of [[join(folder, 'b'), folder], [file], ['--help']])
    expect(run(...given)).toMatchObject({ status: 1, stderr: expect.not.stringContaining(' at ') });
}, 30_000);
