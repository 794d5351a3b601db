import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSite } from '#document/site.ts';
import { asFile, refused } from '#tests/machine/content-file.ts';
import { flowPath } from '../paths.ts';
import { type FlowQuestion, flowFile, loadFlow } from './flow.ts';

const { figures } = loadSite({
  SITE_DATE: '2026-11-21',
  PRACTICE_FOLDER: 'tests/fixtures/demo-practice',
});
const flow = loadFlow(figures);
const real = readFileSync(flowFile, 'utf8');
const load = asFile('flow.yaml', (file) => loadFlow(figures, file));

/** Walks as a visitor does, from page to page by its links. */
function walk(question: FlowQuestion, earlier: string[] = []): string[][] {
  const path = [...earlier, question.path];
  return question.answers.flatMap((answer) => {
    const next = flow.questions.find((other) => other.path === answer.path);
    return next ? walk(next, path) : [[...path, answer.path]];
  });
}
const walks = walk(flow.start);

const texts = [
  ...flow.questions.flatMap(({ id, question, hint, answers }) =>
    [question, hint, ...answers.map(({ label }) => label)].map((text) => ({ id, text })),
  ),
  ...flow.outcomes.flatMap(({ id, title, lead, read, gather, who, chat }) =>
    [
      title,
      lead,
      ...read.map(({ label }) => label),
      ...gather,
      ...who.map(({ text }) => text),
      ...Object.values(chat),
    ].map((text) => ({ id, text })),
  ),
];

describe('por onde começar', () => {
  it('começa sem endereço próprio abaixo do início', () => {
    expect(flow.start.path).toBe(flowPath);
    expect(flow.start.previous).toBeUndefined();
    expect(flow.start.most).toBe(Math.max(...walks.map(({ length }) => length - 1)));
  });

  it('todo caminho tem no máximo quatro perguntas e acaba em um fim', () => {
    const ends = flow.outcomes.map(({ path }) => path);
    for (const path of walks) {
      expect(path.length, path.join(' → ')).toBeLessThanOrEqual(5);
      expect(ends).toContain(path.at(-1));
    }
  });

  it('“Voltar” leva à pergunta de onde se veio, e o número dela é o do caminho', () => {
    for (const path of walks) {
      path.slice(0, -1).forEach((address, index) => {
        const question = flow.questions.find((other) => other.path === address);
        expect(question?.number).toBe(index + 1);
        expect(question?.previous?.path).toBe(path[index - 1]);
      });
    }
    for (const { path, previous } of flow.outcomes) {
      const parents = walks.filter((way) => way.at(-1) === path).map((way) => way.at(-2));
      expect(parents).toContain(previous.path);
    }
  });

  it('de toda pergunta se pode sair sem saber a resposta, ou por “outro”', () => {
    for (const { id, number, answers } of flow.questions) {
      if (number === 1) continue;
      expect(answers.at(-1)?.label, id).toMatch(/não sei|outro|não tenho/i);
    }
  });

  it('todo fim traz ao menos dois canais oficiais e uma conversa com texto próprio', () => {
    const messages = flow.outcomes.map(({ chat }) => chat.message);
    expect(new Set(messages).size).toBe(flow.outcomes.length);
    for (const message of messages) expect(message).toMatch(/^Olá! .+\.$/);
    for (const { id, who } of flow.outcomes) {
      expect(
        who.filter(({ href }) => href === 'https://meu.inss.gov.br' || href === 'tel:135'),
        id,
      ).toHaveLength(2);
    }
  });

  it('toda frase tem no máximo 17 palavras', () => {
    for (const { id, text } of texts) {
      for (const sentence of text.split(/(?<=[.?!])\s+/)) {
        expect(sentence.split(/\s+/).length, `${id}: ${sentence}`).toBeLessThanOrEqual(17);
      }
    }
  });
});

describe('erros no arquivo das perguntas', () => {
  it.each([
    [
      'resposta que leva a lugar nenhum',
      'to: valor-errado',
      'to: sem-lugar',
      ['campo “questions.1.answers.3.to”', '“sem-lugar”', 'outcomes'],
    ],
    [
      'começo que não existe',
      'start: para-quem',
      'start: inicio',
      ['campo “start”', '“para-quem”'],
    ],
    [
      'ferramenta que não abre ali',
      'to: /ferramentas/prazo-do-recurso#negado',
      'to: /ferramentas/prazo-do-recurso#negada',
      ['.to”', '“#negada”', 'negado, exigencia'],
    ],
    ['id repetido', '- id: pensao\n', '- id: cnis\n', ['campo “id”', '“cnis” aparece duas vezes']],
    [
      'fim que ninguém alcança',
      'to: pensao\n',
      'to: cnis\n',
      [
        `campo “outcomes.${flow.outcomes.findIndex(({ id }) => id === 'pensao')}”`,
        '“pensao”',
        'Aponte uma resposta',
      ],
    ],
    [
      'pergunta que ninguém alcança',
      'to: doenca\n',
      'to: cnis\n',
      ['campo “questions.5”', '“doenca”'],
    ],
    [
      'círculo',
      'to: negado-pericia\n',
      'to: o-que-aconteceu\n',
      ['o-que-aconteceu → motivo-da-negativa → o-que-aconteceu', 'Mude o “to”'],
    ],
    [
      'pergunta com dois caminhos de volta',
      'to: outra-pessoa\n',
      'to: situacao\n',
      ['campo “questions.3”', '“para-quem”, “o-que-aconteceu”', 'Voltar'],
    ],
    [
      'resposta repetida',
      'label: Aposentadoria, pensão ou não sei\n',
      'label: BPC/LOAS\n',
      ['campo “questions.4.answers.4.label”', 'já existe'],
    ],
    [
      'canal desconhecido',
      'channel: fala-br',
      'channel: ouvidoria',
      ['campo “outcomes.1.who.2.channel”', '“ouvidoria”', 'fala-br'],
    ],
    [
      'fonte desconhecida',
      'lei-9784-49',
      'lei-9784-4900',
      ['“lei-9784-4900”', 'engine/law/citations'],
    ],
    ['valor desconhecido', '{{dpu-renda}}', '{{dpu}}', ['{{dpu}}']],
    [
      'pergunta longa demais',
      'question: De que benefício se trata?',
      `question: ${'a'.repeat(61)}`,
      ['questions.4.question', '60 letras'],
    ],
    [
      'ajuda repetida',
      'hint: Escolha o que houve por último.',
      'hint: Se duas servem, comece por uma. Depois volte e veja a outra.',
      ['campo “hint” ou “lead”', 'duas páginas'],
    ],
    [
      'link para fora no que ler',
      'to: /ferramentas/renda-bpc',
      'to: https://gov.br',
      ['deste site'],
    ],
    ['emoji na conversa', 'Olá! Meus documentos', 'Olá! 👋 Meus documentos', ['emoji']],
    ['campo desconhecido', '    hint: Escolha', '    ajuda: x\n    hint: Escolha', ['ajuda']],
  ])('recusa %s: diz arquivo, campo e remédio', refused(real, load, 'flow.yaml'));

  it('recusa um caminho de cinco perguntas', () => {
    const changed = real.replace('to: aposentadoria-rural\n', 'to: quinta\n').replace(
      '\noutcomes:',
      `
  - id: quinta
    question: Quinta?
    hint: Mais uma.
    answers:
      - label: Sim
        to: aposentadoria-rural
      - label: Não sei
        to: cnis
\noutcomes:`,
    );
    expect(() => load(changed)).toThrow('tem 5 perguntas. Use no máximo 4');
  });
});
