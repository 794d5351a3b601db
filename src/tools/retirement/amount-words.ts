import texts from '#results/regras-e-valores.yaml';
import { grouped } from '#rules/grouped.ts';
import { comparableShare } from '#rules/retirement/amount.ts';
import type { Amount } from '#rules/retirement/result.ts';
import { uncapitalised } from '#words/phrases.ts';
import { sayerOf } from '../sentences/result-words.ts';
import { ruleWords } from './rule-words.ts';

/** How the rule sets the amount, in words; the mean itself is never computed. */
export const amountInWords = (amount: Amount, isMetToday: boolean): string =>
  sayerOf(ruleWords, texts, { amount, isMetToday }).all('account').join(' ');

/** Beside other rules: "98% da média". */
export const shareInWords = (amount: Amount, isMetToday = true): string =>
  sayerOf(ruleWords, texts, { amount, isMetToday }).first('decides') ?? '';

/** A rule that is met, by its name, and how it sets the amount where that is told. */
interface Paying {
  readonly name: string;
  readonly amount?: Amount;
}

/** What each rule pays, the better payer first; those that pay the same in one line. */
export function sharesInWords(rules: readonly Paying[]): string[] {
  const rank = ({ amount }: Paying): number => (amount && comparableShare(amount)) ?? 0;
  const sorted = [...rules].sort((one, other) => rank(other) - rank(one));
  const byShare = grouped(sorted, ({ amount }) => amount && shareInWords(amount));
  return [...byShare].map(([share, those]) => {
    const names = those
      .map(({ name }, index) => (index === 0 ? name : uncapitalised(name)))
      .join('; ');
    return share ? `${names}: ${share}.` : `${names}.`;
  });
}
