import type { Fault } from '../fault.ts';
import { fold } from './fold.ts';
import type { WordingRule } from './rule.ts';

interface Breach {
  rule: WordingRule;
  /** The sentence as it was written. */
  sentence: string;
}

const sentences = (text: string): string[] => text.normalize('NFC').split(/(?<=[.!?])\s+/u);

// "Desconfie de quem promete causa ganha" warns of others and promises nothing.
const warnsOfOthers =
  /\b(?:desconfie|golpes?|golpistas?|quem (?:promete|oferece|diz)|se alguem (?:pedir|prometer|oferecer|disser))\b/;

const breaks = ({ pattern, near, unless }: WordingRule, folded: string): boolean =>
  pattern.test(folded) && (near?.test(folded) ?? true) && !(unless?.test(folded) ?? false);

/** The sentences of a text that break a rule; warnings of what others say break none. */
export const findBreaches = (rules: readonly WordingRule[], text: string): Breach[] =>
  sentences(text).flatMap((sentence) => {
    const folded = fold(sentence);
    if (warnsOfOthers.test(folded)) return [];
    return rules.filter((rule) => breaks(rule, folded)).map((rule) => ({ rule, sentence }));
  });

/** What breaks the rules in a text, for whoever wrote it: what is wrong, says who, what to write instead. */
export const wordingFaults = (
  rules: readonly WordingRule[],
  { place, text }: { place: string; text: string },
): Fault[] =>
  findBreaches(rules, text).map(({ rule, sentence }) => ({
    place,
    sentence,
    reason: rule.why,
    remedy: `${rule.remedy} (${rule.source})`,
  }));
