import { askedAt } from './asked.ts';
import type { AnyAt, AnyQuestion, AnyQuestions } from './question.ts';

/**
 * What more than one tool asks for and means exactly the same by, in law as in words, and what it is
 * called where it is offered. Where two questions only resemble each other, each is asked.
 */
export const facts = {
  /** For the law; EC 103/2019 knows two. */
  sex: 'Sexo',
  /** Of the visitor; retirement asks for it, and leads to the extract, which leads back and may lack it. */
  birth: 'Nascimento',
  /** The whole time of contribution, today. */
  time: 'Tempo de contribuição',
  /** When the insured person died. */
  death: 'Dia da morte',
  /** Birth, adoption, guarda or loss: what the salário-maternidade is counted from. */
  maternityDay: 'Dia que conta para o salário-maternidade',
} as const;

export type Fact = keyof typeof facts;

/** The fact for which a question asks, as it is asked from there. */
export const factOf = ({ fact }: AnyQuestion, at: AnyAt): Fact | undefined =>
  typeof fact === 'function' ? fact(at) : fact;

/** Whether any fact is asked for, as far as the answers go. */
export const asksForFacts = (questions: AnyQuestions, at: AnyAt): boolean =>
  [...askedAt(questions, at)].some(([, question]) => factOf(question, at) !== undefined);
