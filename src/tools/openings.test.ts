import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { letterSlugs } from '#texts/load/letters.ts';
import { toolSlugs } from '#texts/load/tools.ts';
import { slug } from '#texts/markdown/slug.ts';
import { sectionsOf } from '#texts/schema/doors.ts';
import { faultOfToolLink, toolDoors } from '#texts/schema/tool-link.ts';
import { toolOpenings } from '#texts/tool-openings.ts';
import { questions as incomeQuestions } from './bpc-income/questions.ts';
import { questions as deadlineQuestions } from './deadlines/questions.ts';
import { questions as incapacityQuestions } from './incapacity-pay/questions.ts';
import { questions as insuredQuestions } from './insured-status/questions.ts';
import { choicesOf } from './questions/choices.ts';
import { type AnyQuestions, anyQuestions } from './questions/question.ts';
import { notConsideredId } from './result/NotConsidered.tsx';
import { tools } from './tools.ts';

const first = (questions: AnyQuestions) => {
  const [question] = Object.values(questions);
  if (question?.kind !== 'choice') throw new Error('a tool that links open begins with a choice');
  return question;
};

test.each([
  ['renda-bpc', first(anyQuestions(incomeQuestions))],
  ['prazo-do-recurso', first(anyQuestions(deadlineQuestions))],
  ['qualidade-de-segurado', first(anyQuestions(insuredQuestions))],
  ['valor-da-incapacidade', first(anyQuestions(incapacityQuestions))],
] as const)(
  '%s: cada resposta da primeira pergunta tem o seu endereço, e um só',
  (tool, question) => {
    const openings = toolOpenings[tool];
    expect(Object.keys(openings).sort()).toEqual(
      choicesOf(question)
        .map(({ value }) => value)
        .sort(),
    );
    expect(question.openings).toBe(openings);
    const places = Object.values(openings);
    expect(new Set(places).size).toBe(places.length);
  },
);

test.each([
  ['/ferramentas/prazo-do-recurso#negado', undefined],
  ['prazo-do-recurso#negado', undefined],
  ['prazo-do-recurso', undefined],
  ['/ferramentas/renda-bpc#a-regra', undefined],
  ['/conteudos/beneficio-indeferido#nada', undefined],
  ['https://www.gov.br/inss#nada', undefined],
  ['/ferramentas/prazo-do-recurso#negada', /“#negada”.*negado, exigencia/],
  ['prazo-do-recurso#parou', /“#parou”/],
  ['/ferramentas/renda-bpc#outro', /“#outro”.*a-regra/],
])('o link %s', (link, fault) => {
  if (fault) expect(faultOfToolLink(link)).toMatch(fault);
  else expect(faultOfToolLink(link)).toBeUndefined();
});

// A letter without a term of its own leads to no tool.
test.each(letterSlugs())('carta %s: o prazo abre já no que a carta diz', (slug) => {
  const text = readFileSync(`content/letters/${slug}.md`, 'utf8');
  expect(text).toMatch(/^tools: \[(\]|.*prazo-do-recurso#)/m);
  expect(text).not.toMatch(/ferramentas\/prazo-do-recurso(?!#)/);
});

test('o que não foi considerado está no texto de cada ferramenta', () => {
  expect(sectionsOf(toolDoors).map(slug)).toContain(notConsideredId);
});

test('cada texto tem a sua ferramenta, e cada ferramenta o seu texto', () => {
  expect(Object.keys(tools).sort()).toEqual(toolSlugs().sort());
});
