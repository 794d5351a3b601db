import { legalDays } from '#rules/legal-days.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import {
  hadSpecialAtReform,
  specialNotBefore,
  specialRule,
} from '#rules/retirement/special-rule.ts';
import { benefitPath } from '#texts/paths.ts';
import { shortDate } from '#words/dates.ts';
import { sharesInWords } from './amount-words.ts';
import type { Claims } from './answers-from.ts';
import { type ClaimedRule, claimedDayInWords, claimedRules, since } from './claimed-rules.ts';
import type { DatedRule, Outlook } from './outlook.ts';
import { hasSoonestDay, ruleWithDay } from './result-words.ts';

/** "com risco e na roça" */
export const whatOf = ({ special, rural }: Claims): string =>
  [special && 'com risco', rural && 'na roça'].filter(Boolean).join(' e ');

const specialPage = benefitPath('aposentadoria-especial');

/** What proves that time. */
const proofsOf = ({ special, rural }: Claims): string =>
  [
    special && '**Peça a cada empresa o PPP,** o papel que prova o risco. ',
    rural &&
      `**Junte papéis da roça ou da pesca,** de cada época: [quais servem](${benefitPath('aposentadoria-rural')}#documentos).`,
  ]
    .filter(Boolean)
    .join('');

/** Whether special retirement may come before the soonest day. */
export const maySpecialComeFirst = (
  { special, time }: Claims,
  answers: RetirementAnswers,
  soonest: DatedRule | undefined,
): boolean => special && (!soonest || specialNotBefore(answers, time) < soonest.day);

/** Whoever is still at risk may have another rule before the soonest day. */
const ofRisk = ({ time }: Claims): string =>
  hadSpecialAtReform(time)
    ? `**Eram ${specialRule.years} anos de risco até 13/11/2019?** Com as provas, a [especial](${specialPage}) pode não pedir idade nem pontos, e pagar a média sem o fator.`
    : ifAtRisk(`${specialRule.years} anos assim e, em regra, ${specialRule.points} pontos`);

const ifAtRisk = (asked: string): string =>
  `**Trabalha ou trabalhou com risco?** A [especial](${specialPage}) pode vir antes: ${asked}. O STF derrubou a idade mínima em 2026; falta ver como o INSS aplica.`;

/** No points are asked of who came after the reform; EC 103/2019, art. 19, § 1º, I. */
export const ifNewAtRisk = ({ riskSinceReform }: Claims): string | undefined =>
  riskSinceReform ? ifAtRisk(`${specialRule.years} anos assim`) : undefined;

/** Neither contributions nor work on the land need go on; Lei 10.666/2003, art. 3º; STJ, Tema 1007. */
const askNow = ({ rural }: Claims, { lastContribution }: RetirementAnswers): string =>
  `**Com as provas, já dá para pedir:** em regra, paga-se desde o pedido. ${lastContribution ? `Para este pedido, não precisa voltar a pagar${rural ? ' nem à roça' : ''}. O INSS pode não aceitar.` : 'Siga contribuindo até a resposta: o INSS pode não aceitar.'}`;

/** What holds if that time is refused. */
const withoutIt = (without: DatedRule | undefined): string =>
  without ? `Sem esse tempo: ${ruleWithDay(without)}.` : 'Sem esse tempo, não há data.';

const checkCarencia = ({ restsOnCarencia }: DatedRule): string =>
  restsOnCarencia ? ' Falta conferir a carência.' : '';

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
  const what = whatOf(claimed);
  if (special && !rural && time.special && legalDays(time.special) === 0) return [];
  if (!disabilityFrom)
    return [`Pela conta, o tempo ${what} não muda a data mais próxima. Pode mudar o valor.`];
  if (dated.rule.id === told?.rule.id && dated.day === told.day) return [];
  return [
    `Com o tempo ${what}, sem a deficiência: ${name.toLowerCase()}, ${shortDate(dated.day)}.`,
  ];
}

/** What a day that this time brings nearer is beside the one without it: neither is the answer alone. */
function nearer(
  withIt: string,
  { name }: ClaimedRule,
  outlook: Outlook,
  today: DatedRule['day'],
): Pick<Counted, 'verdict' | 'lines'> {
  const [without] = outlook.dated;
  if (!without || !hasSoonestDay(outlook, today)) return { lines: [`${withIt} ${name}.`] };
  return {
    verdict: `${withIt} Sem isso: ${shortDate(without.day)}.`,
    lines: [`Com esse tempo: ${name.toLowerCase()}. ${withoutIt(without)}`],
  };
}

/** What that time adds to an answer. */
export interface Counted {
  /** Stands for the verdict where only with it a rule is met today. */
  readonly verdict?: string;
  /** What the soonest day becomes if it is recognised, or what the rules that it opens pay. */
  readonly lines: readonly string[];
  readonly proofs: string;
  /** Only with it a rule is met today. */
  readonly ask?: string;
  /** Another rule that may come before the soonest day. */
  readonly note?: string;
  /** Each rule with that time; absent where no day is told. */
  readonly rules?: { readonly title: string; readonly dated: readonly ClaimedRule[] };
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
  const what = whatOf(claimed);
  const proofs = proofsOf(claimed);
  const note = maySpecialComeFirst(claimed, answers, without) && { note: ofRisk(claimed) };
  const dated = claimedRules(claimed, answers);
  const [soonest] = dated;
  const isSooner = soonest && (!without || since(soonest.dated) < since(without));
  // It may be what completes a carência that is not known.
  const isOpen = !soonest || (!isSooner && claimed.rural && soonest.dated.restsOnCarencia);
  if (isOpen)
    return {
      ...note,
      lines: [`O tempo ${what} não entrou nestas datas, e pode mudá-las: peça que o INSS compare.`],
      proofs,
    };
  const day = claimedDayInWords(soonest.dated, today);
  const ifSo = `Se o INSS reconhecer o tempo ${what}`;
  const rules = { title: ifSo, dated };
  const met = told.filter((one) => one.day === today).map(({ rule }) => rule.id);
  const opened = dated.filter((one) => one.dated.day === today && !met.includes(one.dated.rule.id));
  const shares = opened.length > 1 ? sharesInWords(opened) : [];
  if (soonest.dated.day === today && without?.day !== today)
    return {
      ...note,
      verdict:
        shares.length > 0
          ? `${ifSo}, o que você informou já chega ao que ${opened.length}\u00a0regras pedem.`
          : `${soonest.name}: ${day}, se o INSS reconhecer o tempo ${what}.`,
      lines: [...shares, withoutIt(without) + checkCarencia(soonest.dated)],
      proofs,
      ask: askNow(claimed, answers),
      rules,
    };
  if (opened.length > 0)
    return {
      ...note,
      lines: [`${ifSo}, mais regras se cumprem.`, ...sharesInWords(opened)],
      proofs,
      rules,
    };
  const beside = isSooner
    ? nearer(`${ifSo}: ${day}.`, soonest, outlook, today)
    : { lines: unchanged(claimed, soonest, outlook) };
  return { ...note, ...beside, proofs, rules };
}
