import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { Judge } from './judge.ts';

const file = 'content/benefits/bpc-loas.md';
const text = readFileSync(file, 'utf8');
const judge = new Judge('.', 'tests/fixtures/demo-practice');

afterAll(() => judge[Symbol.dispose]());

const wrongly = (sentence: string) =>
  text.replace('## Documentos\n', `## Documentos\n\n${sentence}\n`);
const lineOf = (draft: string, sentence: string) => draft.split('\n').indexOf(sentence) + 1;

describe('o rascunho é julgado como na montagem, sem ser gravado', () => {
  it('uma promessa, na sua linha', async () => {
    const sentence = 'Nós garantimos o seu benefício.';
    const draft = wrongly(sentence);
    const [fault] = await judge.faults({ file, text: draft }, 'quick');
    expect(fault).toMatchObject({ place: `${file}:${lineOf(draft, sentence)}`, sentence });
    expect(fault?.remedy).toContain('Provimento OAB 205/2021');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('uma fonte que não existe', async () => {
    const faults = await judge.faults({ file, text: wrongly('::base[lei-inventada]') }, 'quick');
    expect(faults.map(({ reason }) => reason).join()).toContain('lei-inventada');
  });

  it('um dado do escritório, com o nome que o arquivo tem na pasta', async () => {
    const own = 'tests/fixtures/demo-practice/practice.yaml';
    const draft = readFileSync(own, 'utf8').replace(/^phone: .*$/m, 'phone: 11 91234');
    const [fault] = await judge.faults({ file: own, text: draft }, 'quick');
    expect(fault?.place).toMatch(/^tests\/fixtures\/demo-practice\/practice\.yaml:\d+$/);
    expect(fault?.reason).toContain('(11) 98765-4321');
  });

  it('um salário escrito em centavos', async () => {
    const wages = 'law/values/minimum-wage.json';
    const draft = readFileSync(wages, 'utf8').replace(/"value": "1\.621,00"/, '"value": "162100"');
    const [fault] = await judge.faults({ file: wages, text: draft }, 'quick');
    expect(fault?.reason).toContain('escreva em reais');
  });

  it('o texto como está não tem falha nenhuma', async () => {
    expect(await judge.faults({ file, text }, 'quick')).toEqual([]);
  });

  it('quem pergunta enquanto os valores da lei mudam não espera para sempre', async () => {
    const asked = judge.faults({ file, text }, 'quick');
    // The question is sent once the copy is made.
    await new Promise((later) => setTimeout(later));
    judge.heed('law/values/minimum-wage.json');
    await asked.catch((error) => expect(error.message).toContain('judge ended'));
    expect(await judge.faults({ file, text }, 'quick')).toEqual([]);
  });
});
