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

  it('o que uma ferramenta explica ao perguntar', async () => {
    const asked = 'content/questions/prazo-do-recurso.json';
    const sentence = 'Nós garantimos o seu benefício.';
    const draft = readFileSync(asked, 'utf8').replace(/"hint": "[^"]+"/, `"hint": "${sentence}"`);
    const faults = await judge.faults({ file: asked, text: draft }, 'quick');
    expect(faults).toMatchObject([{ place: `${asked}:4`, sentence }]);
  });

  it('uma fonte que não existe', async () => {
    const faults = await judge.faults({ file, text: wrongly('::base[lei-inventada]') }, 'quick');
    expect(faults.map(({ reason }) => reason).join()).toContain('lei-inventada');
  });

  const bomb = `a: &a [x]\n${[...'bcdefgh'].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefg'[index]}`)}]`).join('\n')}`;
  const wages = 'engine/law/values/minimum-wage.json';
  it.each([
    ['partes que se repetem sem fim', file, text.replace('---\n', `---\n${bomb}\n`), '“&” e “*”'],
    ['sem um grupo de campos', file, text.replace(/^seo:\n(?: .*\n)+/m, ''), 'falta, ou não está'],
    ['um sinal que não se vê', file, text.replace(/^title: .*/m, 'title: "B\\0"'), 'não se vê'],
    ['um valor apagado', wages, undefined, 'não pode ser apagado'],
  ])('em palavras: %s', async (_, name, draft, told) => {
    const [fault] = await judge.faults({ file: name, text: draft }, 'quick');
    expect(fault?.reason).toContain(told);
  });

  it('um dado do escritório, com o nome que o arquivo tem na pasta', async () => {
    const own = 'tests/fixtures/demo-practice/practice.yaml';
    const draft = readFileSync(own, 'utf8').replace(/^phone: .*$/m, 'phone: 11 91234');
    const [fault] = await judge.faults({ file: own, text: draft }, 'quick');
    expect(fault?.place).toMatch(/^tests\/fixtures\/demo-practice\/practice\.yaml:\d+$/);
    expect(fault?.reason).toContain('(11) 98765-4321');
  });

  it('um salário escrito em centavos', async () => {
    const wages = 'engine/law/values/minimum-wage.json';
    const draft = readFileSync(wages, 'utf8').replace(/"value": "1\.621,00"/, '"value": "162100"');
    const [fault] = await judge.faults({ file: wages, text: draft }, 'quick');
    expect(fault?.reason).toContain('escreva em reais');
  });

  it.each([
    ['minimum-wage', '"1.621,00"', '"16,21"', 'antes eram R$ 1.518,00'],
    ['minimum-wage', '"1.621,00"', '"1.741,00"', 'acrescente mais um'],
    ['employee-first-rate', '"7,5"', '"75"', 'o valor desde 01/03/2020 é 7,5'],
    ['pension-duration', '"years": 15', '"years": 51', 'na tabela de antes'],
    ['past-ceilings', '"8.157,41"', '"8.175,41"', 'o INPC de 2025'],
  ])('ao salvar, um valor de %s que era %s e virou %s', async (name, was, now, reason) => {
    const values = `engine/law/values/${name}.json`;
    const draft = readFileSync(values, 'utf8').replace(was, now);
    const faults = await judge.faults({ file: values, text: draft }, 'whole');
    expect(faults.map((fault) => fault.reason).join()).toContain(reason);
  });

  // 'whole' has the whole site read.
  it.each([
    [
      'não entram duas palavras, um número, nem a mesma palavra outra vez',
      'alone',
      '[tele cardiologia, tema1066, telecardiologia, Telecardiologia]',
      [1],
      [
        '“0”: escreva uma palavra só',
        '“1”: escreva uma palavra só, com letras e mais nada',
        '“3”: “Telecardiologia” já está na lista',
      ],
    ],
    [
      'entra o que nenhum dicionário tem, e não uma palavra sem o seu acento, nem uma promessa',
      'whole',
      '# nomes\n- telecardiologia\n- Zoomix\n- carencia\n- garantimos',
      [4, 5],
      ['com outro acento: “carência”', 'promete'],
    ],
  ] as const)('na lista do corretor %s', async (_, how, list, lines, reasons) => {
    const words = 'content/words.yaml';
    const faults = await judge.faults({ file: words, text: `${list}\n` }, how);
    const told = faults.map(({ reason }) => reason).join();
    for (const reason of reasons) expect(told).toContain(reason);
    expect(new Set(faults.map(({ place }) => place))).toEqual(
      new Set(lines.map((line) => `${words}:${line}`)),
    );
  });

  const letter = 'content/letters/falta-carencia.md';
  const results = 'content/results/renda-bpc.yaml';
  const shared = 'content/shared-sentences.yaml';
  const own = 'tests/fixtures/demo-practice/practice.yaml';
  // Each mistake, and the one thing that is said of it.
  it.each([
    [letter, '\n---\n', '\n', 'deve começar com “---”'],
    [letter, /^/, '\n', 'deve começar com “---”'],
    [letter, 'tools: [prazo-do-recurso#negado', 'tools: [prazo-de-recurso', 'não há ferramenta'],
    [letter, '## Papéis', '## O que não quer dizer\n\n- Não.\n\n## Papéis', 'está duas vezes'],
    [letter, '::base[lei-8213-24,', '::base [lei-8213-24,', 'não vira bloco'],
    [results, /( {2}estagio: .*\n)/, '$1$1', 'já foi escrito acima'],
    [letter, 'title: Falta', 'title: "{{pratica.nome}}" # Falta', 'não valem'],
    [letter, 'lead: Pela', 'lead: 2026 # Pela', '“2026” está sem aspas'],
    [letter, /^ {2}- Falta de período/m, '  - Assim: falta de período', 'tem dois-pontos'],
    [results, '  estagio:', '  estágio:', 'sem acento'],
    [shared, '  - key: ', '  - key: reafirmacao\n    text: "Outra."\n  - key: ', 'outra frase'],
    [wages, '"1.621,00"', '"1.621"', 'ponto no milhar'],
    [wages, /^[\s\S]*$/, '', 'está vazio'],
    [own, 'opens: 8h', 'opens: 08:00', 'escreva como 8h'],
    [own, 'https://previdenciaclara', 'previdenciaclara', 'com https'],
  ])('uma falha só, em %s: %s → %s', async (name, was, now, reason) => {
    const draft = readFileSync(name, 'utf8').replace(was, now);
    const faults = await judge.faults({ file: name, text: draft }, 'quick');
    expect(faults).toEqual([
      expect.objectContaining({
        place: expect.stringContaining(name),
        reason: expect.stringContaining(reason),
      }),
    ]);
  });

  it('o texto como está não tem falha nenhuma', async () => {
    expect(await judge.faults({ file, text }, 'quick')).toEqual([]);
  });

  it('quem pergunta enquanto os valores da lei mudam não espera para sempre', async () => {
    const asked = judge.faults({ file, text }, 'quick');
    // The question is sent once the copy is made.
    await new Promise((later) => setTimeout(later));
    judge.heed('engine/law/values/minimum-wage.json');
    await asked.catch((error) => expect(error.message).toContain('judge ended'));
    expect(await judge.faults({ file, text }, 'quick')).toEqual([]);
  });
});

describe('o trabalho tem limite', () => {
  it('sinais uns dentro dos outros são uma falha do texto', async () => {
    const draft = wrongly(`${'- '.repeat(5000)}assim`);
    const faults = await judge.faults({ file, text: draft }, 'quick');
    expect(faults.map(({ reason }) => reason).join()).toContain('sinais demais');
  });

  it('o que demora demais para, e o texto seguinte é conferido', async () => {
    const hasty = new Judge('.', 'tests/fixtures/demo-practice', 50);
    const asked = hasty.faults({ file, text }, 'whole');
    await expect(asked).rejects.toThrow('demorou demais');
    hasty[Symbol.dispose]();
  });

  it('quem pede demais ouve que espere', async () => {
    const many = Array.from({ length: 40 }, () => judge.faults({ file, text }, 'quick'));
    const answers = await Promise.allSettled(many);
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  });
});
