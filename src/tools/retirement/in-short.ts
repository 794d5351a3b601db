import type { IsoDate } from '#law/date.ts';
import { addMonths } from '#rules/calendar.ts';
import { comparableShare } from '#rules/retirement/amount.ts';
import type { RetirementRule } from '#rules/retirement/result.ts';
import { shortDate } from '#words/dates.ts';
import { given } from '#words/phrases.ts';
import type { Shown } from '../frame/shown.ts';
import { toldLength } from '../questions/lengths.ts';
import { answerLines, ifTicked } from '../talk/answer-lines.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import { shareInWords } from './amount-words.ts';
import { byDegreeInWords } from './answer-words.ts';
import type { Case } from './case-of.ts';
import { maySpecialComeFirst } from './case-words.ts';
import { claimedDayInWords, since } from './claimed-rules.ts';
import { whatOf } from './claimed-words.ts';
import {
  byDay,
  type DatedRule,
  isByDegree,
  isOfHealth,
  isOldAgeRule,
  type Outlook,
} from './outlook.ts';
import { degreeNames, questions, type Told } from './questions.ts';
import { ruleNames } from './rule-names.ts';
import { say } from './say.ts';

/** “Por idade”, 20/08/2028 */
const ruleInShort = (dated: DatedRule, today: IsoDate): string =>
  `“${ruleNames[dated.rule.id]}”, ${claimedDayInWords(dated, today)}`;

/** What it pays on its day; undefined where the fator decides. */
function shareOf({ rule: { amount }, day }: DatedRule, today: IsoDate): number | undefined {
  if (amount.formula === 'wholeSalarioDeBeneficio') return amount.percent;
  if (amount.formula === 'shareOfSalarioDeBeneficio') return amount.percentWhenMet;
  return comparableShare(amount, day > today);
}

/** Nobody waits longer for a better account. */
const longestWait = 10 * 12;

/**
 * The soonest rule, and the next that pays more by an account of its own: where the account is the
 * same, who waits for the one gets as much by the other.
 */
export function soonestAndBetter(
  { dated }: Pick<Outlook, 'dated'>,
  today: IsoDate,
): readonly DatedRule[] {
  const paid = (one: DatedRule) => shareOf(one, today) ?? 0;
  const [first] = dated;
  if (!first) return [];
  const latest = addMonths(first.day, longestWait);
  const [better] = dated
    .filter(({ rule, day }) => rule.amount.formula !== first.rule.amount.formula && day <= latest)
    .filter((one) => paid(one) > paid(first))
    .sort((one, other) => byDay(one, other) || paid(other) - paid(one));
  return better ? [first, better] : [first];
}

/** "Pode pagar mais: “Pedágio de 100%”, 15/12/2029, 100% da média." */
const betterInShort = (better: DatedRule, today: IsoDate): string =>
  say('message', 'paga-mais', {
    regra: ruleInShort(better, today),
    parte: shareInWords(better.rule.amount, better.day <= today),
  });

/** What the claimed time would change, and that it must be proved. */
function claimedInShort({ outlook, claimed, counted, answers }: Case): string[] {
  if (!counted) return [];
  const told = outlook.dated.find(({ rule }) => !isOfHealth(rule.id));
  const [soonest] = counted.rules;
  const tempo = whatOf(claimed);
  if (!soonest || (told && since(soonest.dated) >= since(told)))
    return [say('message', 'tempo', { tempo })];
  const regra = `“${soonest.name}”, ${claimedDayInWords(soonest.dated, answers.referenceDate)}`;
  return [say('message', 'tempo-se-provado', { tempo, regra })];
}

const withoutDay = (rules: readonly RetirementRule[]): string[] =>
  rules.length > 2
    ? [say('message', 'regras-sem-data', { regras: `${rules.length} regras` })]
    : rules.map(({ id }) => say('message', 'regra-sem-data', { regra: ruleNames[id] }));

/** What may change the days, in a few words each; nothing that tells of health. */
function openInShort(known: Case): readonly string[] {
  const { answers, claimed, rural } = known;
  const { dated, perhapsSooner, information } = known.outlook;
  const others = dated.filter(({ rule }) => !isOfHealth(rule.id));
  return given(
    (claimed.riskSinceReform || maySpecialComeFirst(known)) && say('message', 'especial'),
    dated[0]?.restsOnCarencia && say('message', 'carencia'),
    answers.time && answers.reducedPlanMonths === 'unknown' && say('message', 'plano-reduzido'),
    ...others.map(({ rule: { id, possiblySince: day } }) =>
      day ? say('message', 'ja-vale-desde', { regra: ruleNames[id], dia: shortDate(day) }) : '',
    ),
    ...withoutDay(perhapsSooner.filter(({ id }) => !isOfHealth(id))),
    information.some(({ id }) => isOldAgeRule(id)) && say('message', 'regra-antiga'),
    rural && say('message', 'campo'),
  );
}

/** The same of a disability: its soonest rule, what each degree gives, what nobody has counted. */
function disabilityInShort({ outlook, answers, claimed }: Case): readonly string[] {
  const { dated, open, disabilityFrom } = outlook;
  const soonest = dated.find(({ rule }) => isOfHealth(rule.id));
  const degrees = open.flatMap(byDegreeInWords);
  const tempo = whatOf(claimed) || say('words', 'de-plano-reduzido');
  return given(
    soonest && ruleInShort(soonest, answers.referenceDate),
    open.some((rule) => isOfHealth(rule.id) && !isByDegree(rule)) &&
      say('message', 'falta-uma-resposta'),
    degrees.length > 0 && say('message', 'por-grau', { graus: degrees.join('; ') }),
    disabilityFrom && say('message', 'pode-vir-antes', { tempo }),
  );
}

/** “Falta conferir: a carência; a regra do campo.” */
const openToCheck = (open: readonly string[]): string[] =>
  open.length > 0 ? [say('message', 'em-aberto', { 'o-que': open.join('; ') })] : [];

/** Beside the answer itself, which tells of the claimed time: the next rule that pays more, and what remains open. */
export function restInShort(known: Case): readonly string[] {
  const { outlook, answers } = known;
  const today = answers.referenceDate;
  const [, better] = soonestAndBetter(outlook, today);
  const isOnHealth = outlook.disabilityFrom || outlook.open.some(({ id }) => isOfHealth(id));
  const open = given(
    ...openInShort(known),
    isOnHealth ? say('message', 'conta-da-deficiencia') : '',
  );
  // What is met today, the answer says with what it pays.
  return given(better && better.day > today && betterInShort(better, today), ...openToCheck(open));
}

/** The lines of the message: the answers, the days, what is open; what tells of health only if ticked. */
export function chatLines(
  { told, recounted, today }: Pick<Shown<Told, unknown>, 'told' | 'recounted' | 'today'>,
  known: Case,
): ChatLine[] {
  const { birthDate, disability, disabilityTime } = told;
  const inOtherWords = [
    questions.birthDate.id,
    questions.disability.id,
    questions.disabilityTime.id,
    ...(told.reducedPlanMonths === 0 ? [questions.reducedPlanMonths.id] : []),
    ...(told.isTeacher ? [] : [questions.isTeacher.id]),
  ];
  const dated = known.outlook.dated.filter(({ rule }) => !isOfHealth(rule.id));
  const [soonest, better] = soonestAndBetter({ dated }, today);
  const open = [...claimedInShort(known), ...openInShort(known)];
  const isTold = disability !== undefined && disability !== 'none';
  const degree = isTold && disability !== 'noDegree' ? degreeNames[disability] : 'não sei o grau';
  const time = toldLength(disabilityTime);
  const ofHealth = isTold ? disabilityInShort(known) : [];
  return given<ChatLine>(
    {
      id: questions.birthDate.id,
      text: `Nascimento: ${shortDate(birthDate)}.`,
      forOther: `A pessoa nasceu em ${shortDate(birthDate)}.`,
    },
    ...answerLines(recounted.filter(({ fieldId }) => !inOtherWords.includes(fieldId))),
    soonest && {
      id: 'data',
      text: given(
        say('message', 'data', { regra: ruleInShort(soonest, today) }),
        better && betterInShort(better, today),
      ).join(' '),
    },
    ...openToCheck(open).map((text) => ({ id: 'em-aberto', text })),
    isTold && {
      ...ifTicked(questions.disability.id, `Deficiência: ${degree}. Tempo com ela: ${time}.`),
      // Here “ela” would be the person.
      forOther: `Deficiência da pessoa: ${degree}. Tempo com a deficiência: ${time}.`,
    },
    ofHealth.length > 0 &&
      ifTicked('data-deficiencia', say('message', 'deficiencia', { 'o-que': ofHealth.join('; ') })),
  );
}
