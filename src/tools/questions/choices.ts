import { notKnown } from './control-ids.ts';
import type { AnyQuestion } from './question.ts';

/** What may be chosen, "Não sei" last. */
export const choicesOf = (
  question: Extract<AnyQuestion, { kind: 'choice' | 'yesNo' }>,
): { value: string; label: string }[] => {
  if (question.kind === 'yesNo') {
    const choices = [
      { value: 'sim', label: 'Sim' },
      { value: 'nao', label: 'Não' },
    ];
    return question.isSure ? choices : [...choices, { value: notKnown, label: 'Não sei' }];
  }
  const { choices, unknown } = question;
  return [
    ...Object.entries(choices).map(([value, label]) => ({ value, label })),
    ...(unknown === undefined ? [] : [{ value: notKnown, label: unknown }]),
  ];
};

/** The same, those of most people first; the others wait folded. */
export function frequencyOf(question: Parameters<typeof choicesOf>[0]) {
  const frequent: readonly string[] | undefined =
    question.kind === 'choice' ? question.frequent : undefined;
  const isFrequent = ({ value }: { value: string }) => frequent?.includes(value) ?? true;
  const all = choicesOf(question);
  return { first: all.filter(isFrequent), others: all.filter((choice) => !isFrequent(choice)) };
}
