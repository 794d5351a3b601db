import words from '#questions/quanto-contribuir.json' with { type: 'json' };
import type { ContributionAnswers, Occupation } from '#rules/contribution-cost/answers.ts';
import type { At, Questions } from '../questions/question.ts';
import { worded } from '../questions/worded.ts';

/** What the rule takes. */
export type Told = ContributionAnswers;

const isOne =
  (...occupations: readonly Occupation[]) =>
  ({ told }: At<Told>): boolean =>
    occupations.includes(told.occupation ?? 'ownAccount');

/** Only they choose on what to pay; for the others it is what they earned. */
const isChosen = isOne('none', 'special');

const baseWords = (at: At<Told>) => {
  if (isOne('company')(at)) return words.bases.companies;
  return isChosen(at) ? words.bases.choice : words.bases.ownWork;
};

export const questions: Questions<Told> = worded(words)<Told>({
  occupation: {
    kind: 'choice',
    id: 'trabalho',
    frequent: ['ownAccount', 'mei', 'none', 'company'],
  },
  activity: { kind: 'choice', id: 'atividade', when: isOne('mei') },
  isLowIncome: { kind: 'yesNo', id: 'baixa-renda', isSensitive: true, when: isOne('none') },
  baseCents: {
    kind: 'money',
    id: 'base',
    isSensitive: true,
    when: isOne('ownAccount', 'none', 'company', 'special'),
    label: (at) => baseWords(at).label,
    hint: (at) => baseWords(at).hint,
    short: (at) => baseWords(at).short,
    isWageLikely: true,
    refuse: (cents, at) => {
      if (cents === 0) return words.baseCents.wrong;
      return isChosen(at) && at.wage !== undefined && cents < at.wage
        ? 'O plano completo começa em um salário mínimo. Escreva esse valor, ou um maior'
        : undefined;
    },
  },
});
