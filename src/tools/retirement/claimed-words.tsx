import type { ReactNode } from 'react';
import { legalDays } from '#rules/legal-days.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { withClaimedTime, withHybridCarencia } from '#rules/retirement/claimed-time.ts';
import { hadSpecialAtReform, specialRule } from '#rules/retirement/special-rule.ts';
import { benefitPath } from '#texts/paths.ts';
import { shortDate } from '#words/dates.ts';
import type { Claims } from './answers-from.ts';
import { type DatedRule, type Outlook, outlookOf } from './outlook.ts';
import { ruleNames } from './rule-names.ts';

const since = ({ rule: { metSince }, day }: DatedRule): DatedRule['day'] => metSince ?? day;

/** "12/03/2027", "já desde 13/11/2019", "já hoje" */
function dayInWords(dated: DatedRule, today: DatedRule['day']): string {
  if (dated.day > today) return shortDate(dated.day);
  return since(dated) === today ? 'já hoje' : `já desde ${shortDate(since(dated))}`;
}

/** "com risco e na roça" */
const whatOf = ({ special, rural }: Claims): string =>
  [special && 'com risco', rural && 'na roça'].filter(Boolean).join(' e ');

/** The soonest rule with that time, and its name; retirement by age may add field and city. */
function claimedSoonest(
  { time }: Claims,
  answers: RetirementAnswers,
): { dated: DatedRule; name: string } | undefined {
  const counted = withClaimedTime(answers, time);
  const [soonest] = outlookOf(counted).dated;
  const isByAge = ({ rule: { id } }: DatedRule) =>
    id === 'ageUntilReform' || id === 'ageAfterReform';
  const hybrid = outlookOf(withHybridCarencia(counted, time)).dated.find(isByAge);
  // Of who does not know the carência, that of the land may be what completes it.
  const isHybrid = soonest?.restsOnCarencia && time.rural && isByAge(soonest);
  if (hybrid && (!soonest || isHybrid || since(hybrid) < since(soonest)))
    return { dated: hybrid, name: 'Por idade, campo e cidade somados' };
  return soonest && { dated: soonest, name: ruleNames[soonest.rule.id] };
}

/** Where the same years count by other factors, or nobody knows how many they are, no day is told. */
const hasDay = ({ special, rural, time }: Claims, { disability }: RetirementAnswers): boolean =>
  typeof disability !== 'object' &&
  !(special && time.special === undefined) &&
  // What came later than 1991 is not counted here.
  !(rural && !(time.rural && legalDays(time.rural) > 0));

const specialPage = benefitPath('aposentadoria-especial');

/** What proves that time. */
const Proofs = ({ special, rural }: Claims) => (
  <>
    {special && (
      <>
        <b>Peça a cada empresa o PPP,</b> o papel que prova o risco.{' '}
      </>
    )}
    {rural && (
      <>
        <b>Junte papéis da roça ou da pesca,</b> de cada época:{' '}
        <a href={`${benefitPath('aposentadoria-rural')}#documentos`}>quais servem</a>.
      </>
    )}
  </>
);

/** Whoever is still at risk may have another rule before the soonest day. */
const ofRisk = ({ time }: Claims) =>
  hadSpecialAtReform(time) ? (
    <>
      <b>Eram {specialRule.years} anos de risco até 13/11/2019?</b> Com as provas, a{' '}
      <a href={specialPage}>especial</a> pode não pedir idade nem pontos.
    </>
  ) : (
    <>
      <b>Ainda trabalha com risco?</b> A <a href={specialPage}>especial</a> pode vir antes:{' '}
      {specialRule.years} anos assim e {specialRule.points} pontos. O STF derrubou a idade mínima em
      2026; falta ver como o INSS aplica.
    </>
  );

/** Neither contributions nor work on the land need go on; Lei 10.666/2003, art. 3º; STJ, Tema 1007. */
const askNow = ({ rural }: Claims, { lastContribution }: RetirementAnswers) => (
  <>
    <b>Com as provas, já dá para pedir:</b> em regra, paga-se desde o pedido.{' '}
    {lastContribution
      ? `Para este pedido, não precisa voltar a pagar${rural ? ' nem à roça' : ''}. O INSS pode não aceitar.`
      : 'Siga contribuindo até a resposta: o INSS pode não aceitar.'}
  </>
);

/** What holds if that time is refused. */
const withoutIt = (without: DatedRule | undefined): string =>
  without
    ? `Sem esse tempo: ${ruleNames[without.rule.id].toLowerCase()}, ${shortDate(without.day)}${without.needsMonths ? ', contribuindo até lá' : ''}.`
    : 'Sem esse tempo, não há data.';

const checkCarencia = ({ restsOnCarencia }: DatedRule): string =>
  restsOnCarencia ? ' Falta conferir a carência.' : '';

/** What that time adds to an answer. */
export interface Counted {
  /** Stands for the verdict where only with it a rule is met today. */
  readonly verdict?: string;
  /** What the soonest day becomes if it is recognised. */
  readonly line: string;
  readonly proofs: ReactNode;
  /** Only with it a rule is met today. */
  readonly ask?: ReactNode;
  /** Another rule that may come before the soonest day. */
  readonly note?: ReactNode;
}

/** Undefined where no such time was told. */
export function countedOf(
  claimed: Claims,
  answers: RetirementAnswers,
  { dated: [without] }: Outlook,
): Counted | undefined {
  if (!claimed.special && !claimed.rural) return undefined;
  const { referenceDate: today } = answers;
  const what = whatOf(claimed);
  const proofs = <Proofs {...claimed} />;
  const note = claimed.special && without?.day !== today && { note: ofRisk(claimed) };
  const soonest = hasDay(claimed, answers) ? claimedSoonest(claimed, answers) : undefined;
  const isSooner = soonest && (!without || since(soonest.dated) < since(without));
  // It may be what completes a carência that is not known.
  const isOpen = !soonest || (!isSooner && claimed.rural && soonest.dated.restsOnCarencia);
  if (isOpen)
    return {
      ...note,
      line: `O tempo ${what} não entrou nestas datas, e pode mudá-las: peça que o INSS compare.`,
      proofs,
    };
  const day = dayInWords(soonest.dated, today);
  if (soonest.dated.day === today && without?.day !== today)
    return {
      ...note,
      verdict: `${soonest.name}: ${day}, se o INSS reconhecer o tempo ${what}.`,
      line: withoutIt(without) + checkCarencia(soonest.dated),
      proofs,
      ask: askNow(claimed, answers),
    };
  return {
    ...note,
    line: isSooner
      ? `Se o INSS reconhecer o tempo ${what}: ${day}. ${soonest.name}.`
      : `Pela conta, o tempo ${what} não muda a data mais próxima. Pode mudar o valor.`,
    proofs,
  };
}
