import texts from '#results/regras-de-aposentadoria.yaml';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { RetirementCriterion, RetirementRule } from '#rules/retirement/result.ts';
import { pickerOf, sayerOf } from '../sentences/result-words.ts';
import type { Case } from './case-of.ts';
import { caseWords } from './case-words.ts';
import { criterionWords } from './criterion-words.ts';
import { type Figures, figures as picked } from './picked-figures.ts';
import type { pickedWords } from './result-words.ts';

/** A sentence of the result. */
export const say = pickerOf<Figures, typeof pickedWords.parts>(picked, texts);

/** Of a criterion what the rule asks, and what was told of it: what is missing, and until when. */
export function sayOf(
  rule: RetirementRule,
  criterion: RetirementCriterion,
  answers: RetirementAnswers,
): { asks: string; told: string } {
  const known = { rule, criterion, answers };
  const [asks = '', told = ''] = sayerOf(criterionWords, texts, known).all('account');
  return { asks, told };
}

/** The sentences of the card that hang on the case. */
export const sayCase = (known: Case) => sayerOf(caseWords, texts, known);
