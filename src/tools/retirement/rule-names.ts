import texts from '#results/regras-e-valores.yaml';
import type { RuleId } from '#rules/retirement/result.ts';
import type { ruleWords } from './rule-words.ts';

type Name = keyof typeof ruleWords.parts.words;

export const ruleNames = texts.words as Readonly<Record<Name & string, string>> satisfies Record<
  RuleId,
  string
>;
