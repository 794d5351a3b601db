import { describe, expect, it } from 'vitest';
import { keysOf } from '#law/keyed.ts';
import { testsDay, wage } from '#tests/tools/result-page.tsx';
import { tools } from '../tools.ts';
import { outside } from './asked.ts';
import { type Fact, factOf, facts } from './facts.ts';
import { type AnyQuestion, anyQuestions, type Questions } from './question.ts';

const at = outside(testsDay, wage);
const all = Object.entries(tools).flatMap(([tool, { questions }]) =>
  Object.values(anyQuestions(questions as Questions<unknown>)).map((question) => ({
    tool,
    question,
  })),
);
/** Read by the extract, which leads on to the tool that asks for it, and hands it over where it stands there. */
const alsoRead = { birth: 'extrato-cnis' } as Partial<Record<Fact, string>>;
const asking = (fact: string) => all.filter(({ question }) => factOf(question, at) === fact);

/** What may be answered: two that differ in it do not ask for the same. */
const answersOf = (question: AnyQuestion) =>
  question.kind === 'choice' ? { choices: question.choices } : { kind: question.kind };

describe.each(keysOf(facts))('%s', (fact) => {
  it('é perguntado por mais de uma ferramenta, e com as mesmas respostas', () => {
    const askedBy = asking(fact);
    const by = [...askedBy.map(({ tool }) => tool as string), alsoRead[fact] ?? []].flat();
    expect(new Set(by).size).toBeGreaterThan(1);
    const [first, ...others] = askedBy.map(({ question }) => answersOf(question));
    for (const other of others) expect(other).toEqual(first);
  });

  it('não é de saúde, de dinheiro nem de perda, em nenhuma delas', () => {
    for (const { question } of asking(fact)) expect(question.isSensitive).not.toBe(true);
  });
});

it('dentro de uma lista, que é de outras pessoas, não se pergunta nenhum', () => {
  for (const { question } of all)
    if (question.kind === 'list')
      for (const inner of Object.values(question.questions)) expect(inner.fact).toBeUndefined();
});
