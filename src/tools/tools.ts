import { everyContributionCitation } from '#rules/contribution-cost/contribution-cost.ts';
import { everyMaternityCitation } from '#rules/maternity-pay/maternity-pay.ts';
import { everyIncapacityCitation } from '#rules/permanent-incapacity/permanent-incapacity.ts';
import { everyTemporaryCitation } from '#rules/temporary-incapacity/temporary-incapacity.ts';
import { bpcIncomeCitations } from './bpc-income/citations.ts';
import { questions as bpcIncomeQuestions } from './bpc-income/questions.ts';
import { resultWords as bpcIncomeWords } from './bpc-income/result-words.ts';
import { questions as contributionQuestions } from './contribution-cost/questions.ts';
import { resultWords as contributionWords } from './contribution-cost/result-words.ts';
import { deadlineCitations } from './deadlines/citations.ts';
import { questions as deadlineQuestions } from './deadlines/questions.ts';
import { resultWords as deadlineWords } from './deadlines/result-words.ts';
import { questions as extractQuestions } from './extract/by-hand/questions.ts';
import { extractCitations } from './extract/citations.ts';
import { permanentWords } from './incapacity-pay/permanent-words.ts';
import { questions as incapacityQuestions } from './incapacity-pay/questions.ts';
import { temporaryWords } from './incapacity-pay/temporary-words.ts';
import { carenciaCitations, commonCitations, coverCitations } from './insured-status/citations.ts';
import { questions as insuredQuestions } from './insured-status/questions.ts';
import { resultWords as insuredWords } from './insured-status/result-words.ts';
import { questions as maternityQuestions } from './maternity-pay/questions.ts';
import { resultWords as maternityWords } from './maternity-pay/result-words.ts';
import { retirementCitations } from './retirement/citations.ts';
import { questions as retirementQuestions } from './retirement/questions.ts';
import { resultWords as retirementWords } from './retirement/result-words.ts';
import { joinedWords } from './sentences/result-words.ts';
import { cardWords } from './survivor-pension/card-words.ts';
import { pensionCitations } from './survivor-pension/citations.ts';
import { lineWords } from './survivor-pension/line-words.ts';
import { questions as pensionQuestions } from './survivor-pension/questions.ts';

/**
 * Every tool by the last part of its address: what it asks, and what its results cite beyond the text of
 * its page (`content/tools`). Lists of tools follow from this; a record by `ToolSlug` that lacks one does
 * not compile.
 */
export const tools = {
  'pensao-por-morte': {
    questions: pensionQuestions,
    citations: pensionCitations,
    words: joinedWords(cardWords, lineWords),
  },
  'qualidade-de-segurado': {
    questions: insuredQuestions,
    citations: [...coverCitations, ...commonCitations, ...carenciaCitations],
    words: insuredWords,
  },
  'prazo-do-recurso': {
    questions: deadlineQuestions,
    citations: deadlineCitations,
    words: deadlineWords,
  },
  'regras-de-aposentadoria': {
    questions: retirementQuestions,
    citations: retirementCitations,
    words: retirementWords,
  },
  'renda-bpc': {
    questions: bpcIncomeQuestions,
    citations: bpcIncomeCitations,
    words: bpcIncomeWords,
  },
  'salario-maternidade': {
    questions: maternityQuestions,
    citations: everyMaternityCitation,
    words: maternityWords,
  },
  'quanto-contribuir': {
    questions: contributionQuestions,
    citations: everyContributionCitation,
    words: contributionWords,
  },
  'valor-da-incapacidade': {
    questions: incapacityQuestions,
    citations: [...everyTemporaryCitation, ...everyIncapacityCitation],
    words: joinedWords(temporaryWords, permanentWords),
  },
  'extrato-cnis': { questions: extractQuestions, citations: extractCitations },
} as const;

export type ToolSlug = keyof typeof tools;

/** Whether a text of `content/tools` has its tool. */
export const isTool = (slug: string): slug is ToolSlug => slug in tools;
