import { flowFile } from '#texts/load/flow.ts';
import type { FlowFile } from '#texts/schema/flow.ts';
import type { Fault } from '../fault.ts';
import { isClaim } from './claims.ts';
import { inFigures } from './number-words.ts';

const numbers = (text: string): string[] => inFigures(text).match(/\d[\d.,]*\d|\d/g) ?? [];

/** Questions cite nothing: a number in one must be repeated by an end of the flow, and every end has its sources. */
export const uncitedInFlow = ({ questions, outcomes }: FlowFile): Fault[] => {
  const known = new Set(
    outcomes
      .filter(({ citations }) => citations.length > 0)
      .flatMap(({ title, lead, gather }) => [title, lead, ...gather].flatMap(numbers)),
  );
  return questions
    .flatMap(({ question, hint, answers }) => [
      question,
      hint,
      ...answers.map(({ label }) => label),
    ])
    .filter((text) => isClaim(text) && numbers(text).some((number) => !known.has(number)))
    .map((text) => ({
      place: flowFile,
      sentence: text,
      reason: 'afirma um número que nenhum fim das perguntas repete.',
      remedy: 'Diga o número em um fim que tenha fonte, ou tire.',
    }));
};
