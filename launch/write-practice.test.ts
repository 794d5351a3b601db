import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadLook } from '#content/load/brand.ts';
import { loadPractice } from '#content/load/practice.ts';
import { asked, faultsOf, questions, writePractice } from './write-practice.ts';

const folder = mkdtempSync(join(tmpdir(), 'new-practice-'));
afterAll(() => rmSync(folder, { recursive: true }));

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

it('o que é quem publica: sem resposta, um escritório, também em respostas de antes; escrito como se fala, vale', () => {
  const kindFrom = (name: string, given: readonly string[]) => {
    const own = join(folder, name);
    writePractice(own, given, '2026-11-22');
    return loadPractice(own).kind;
  };
  const before = answers.slice(0, 14);
  expect(kindFrom('antes', before)).toBe('escritorio');
  expect(kindFrom('vazia', [...before, ''])).toBe('escritorio');
  expect(kindFrom('falada', [...before, ' Núcleo '])).toBe('nucleo');
  expect(faultsOf([...before, 'banca'], '2026-11-22').at(14)).toContain('defensoria');
  expect(questions.map(asked).at(14)).toContain('sem resposta: escritorio');
  expect(questions.map(asked).at(0)).toContain('exemplo: Direito em Dia');
});

it('não escreve por cima de outra, e diz cada resposta que falta', () => {
  expect(() => writePractice(join(folder, 'novo'), answers, '2026-11-22')).toThrow('já existe');
  expect(() => writePractice(join(folder, 'outro'), answers.slice(0, 12), '2026-11-22')).toThrow(
    /Abre a que horas\?[\s\S]*Fecha a que horas\?/,
  );
});

it('julga cada resposta, e só as que já foram dadas', () => {
  expect(faultsOf(answers, '2026-11-22')).toEqual(answers.map(() => undefined));
  expect(faultsOf(['Direito em Dia', 'banana'], '2026-11-22')).toEqual(
    answers.map((_, index) => (index === 1 ? expect.stringContaining('com https') : undefined)),
  );
  expect(faultsOf([...answers.slice(0, 12), '18h', '8h'], '2026-11-22').at(13)).toContain('antes');
});
