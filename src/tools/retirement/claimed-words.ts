import { legalDays } from '#rules/legal-days.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { shortDate } from '#words/dates.ts';
import { sharesInWords } from './amount-words.ts';
import { hasSoonestDay, ruleWithDay } from './answer-words.ts';
import type { Claims } from './answers-from.ts';
import { type ClaimedRule, claimedDayInWords, claimedRules, since } from './claimed-rules.ts';
import type { DatedRule, Outlook } from './outlook.ts';
import { say } from './say.ts';

/** "com risco e na roça" */
export const whatOf = ({ special, rural }: Claims): string =>
  [special && say('words', 'com-risco'), rural && say('words', 'na-roca')]
    .filter(Boolean)
    .join(' e ');

/** What holds if that time is refused. */
const withoutIt = (without: DatedRule | undefined): string =>
  without
    ? say('decides', 'sem-esse-tempo', { 'regra-e-dia': ruleWithDay(without) })
    : say('decides', 'sem-esse-tempo-nada');

/**
 * Of a day that this time does not bring nearer: with a disability it may, by a count not made here.
 * Work at risk since the reform alone is no such time.
 */
function unchanged(
  claimed: Claims,
  { dated, name }: ClaimedRule,
  { dated: [told], disabilityFrom }: Outlook,
): string[] {
  const { special, rural, time } = claimed;
  const tempo = whatOf(claimed);
  if (special && !rural && time.special && legalDays(time.special) === 0) return [];
  if (!disabilityFrom) return [say('decides', 'tempo-nao-muda', { tempo })];
  if (dated.rule.id === told?.rule.id && dated.day === told.day) return [];
  const regra = name.toLowerCase();
  return [say('decides', 'tempo-sem-a-deficiencia', { tempo, regra, dia: shortDate(dated.day) })];
}

/** Which time, and the day of the soonest rule with it, in words. */
type Said = Readonly<Record<'tempo' | 'quando', string>>;

/** What a day that this time brings nearer is beside the one without it: neither is the answer alone. */
function nearer(
  said: Said,
  { name }: ClaimedRule,
  outlook: Outlook,
  today: DatedRule['day'],
): Pick<Counted, 'verdict' | 'lines'> {
  const [without] = outlook.dated;
  if (!without || !hasSoonestDay(outlook, today))
    return { lines: [say('decides', 'tempo-mais-perto', { ...said, regra: name })] };
  const withIt = say('decides', 'com-esse-tempo', { regra: name.toLowerCase() });
  return {
    verdict: say('answer', 'reconhecido-mais-perto', { ...said, dia: shortDate(without.day) }),
    lines: [`${withIt} ${withoutIt(without)}`],
  };
}

/** Only with that time a rule is met today, or several: then what each pays. */
function metWithIt(
  said: Said,
  { name, dated: { restsOnCarencia } }: ClaimedRule,
  opened: readonly ClaimedRule[],
  without: DatedRule | undefined,
): Pick<Counted, 'verdict' | 'lines'> {
  const check = restsOnCarencia ? [say('decides', 'falta-a-carencia')] : [];
  const rest = [withoutIt(without), ...check].join(' ');
  if (opened.length < 2)
    return {
      verdict: say('answer', 'reconhecido-uma-regra', { ...said, regra: name }),
      lines: [rest],
    };
  const regras = `${opened.length}\u00a0regras`;
  return {
    verdict: say('answer', 'reconhecido-varias-regras', { ...said, regras }),
    lines: [...sharesInWords(opened), rest],
  };
}

/** What that time adds to an answer. */
export interface Counted {
  /** Stands for the verdict where only with it a rule is met today. */
  readonly verdict?: string;
  /** What the soonest day becomes if it is recognised, or what the rules that it opens pay. */
  readonly lines: readonly string[];
  /** Only with it a rule is met today. */
  readonly isMet?: boolean;
  /** Each rule with that time, the soonest first; none where no day is told. */
  readonly rules: readonly ClaimedRule[];
  /** What the soonest hangs on is not known: the rules are not shown. */
  readonly isOpen?: boolean;
}

/** Undefined where no such time was told. */
export function countedOf(
  claimed: Claims,
  answers: RetirementAnswers,
  outlook: Outlook,
): Counted | undefined {
  if (!claimed.special && !claimed.rural) return undefined;
  const { dated: told } = outlook;
  const [without] = told;
  const { referenceDate: today } = answers;
  const rules = claimedRules(claimed, answers);
  const [soonest] = rules;
  const isSooner = soonest && (!without || since(soonest.dated) < since(without));
  const tempo = whatOf(claimed);
  // It may be what completes a carência that is not known.
  if (!soonest || (!isSooner && claimed.rural && soonest.dated.restsOnCarencia))
    return { rules, isOpen: true, lines: [say('decides', 'tempo-em-aberto', { tempo })] };
  const said = { tempo, quando: claimedDayInWords(soonest.dated, today) };
  const met = told.filter((one) => one.day === today).map(({ rule }) => rule.id);
  const opened = rules.filter((one) => one.dated.day === today && !met.includes(one.dated.rule.id));
  if (soonest.dated.day === today && without?.day !== today)
    return {
      rules,
      ...metWithIt(said, soonest, opened, without),
      isMet: true,
    };
  if (opened.length > 0)
    return {
      rules,
      lines: [say('decides', 'tempo-abre-regras', { tempo }), ...sharesInWords(opened)],
    };
  return {
    rules,
    ...(isSooner
      ? nearer(said, soonest, outlook, today)
      : { lines: unchanged(claimed, soonest, outlook) }),
  };
}
