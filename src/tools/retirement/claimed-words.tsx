import type { ReactNode } from 'react';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { type ClaimedTime, withClaimedTime } from '#rules/retirement/claimed-time.ts';
import { benefitPath } from '#texts/paths.ts';
import { shortDate } from '#words/dates.ts';
import { type DatedRule, type Outlook, outlookOf } from './outlook.ts';
import { decidesInWords } from './result-words.ts';
import { isOfHealth, ruleNames } from './rule-names.ts';

// The rules of who has a disability count the same years by a factor of their own.
const soonestOf = ({ dated }: Outlook): DatedRule | undefined =>
  dated.find(({ rule }) => !isOfHealth(rule.id));

const since = ({ rule: { metSince }, day }: DatedRule): DatedRule['day'] => metSince ?? day;

/** "12/03/2027", "já desde 13/11/2019", "já hoje" */
function dayInWords(dated: DatedRule, today: DatedRule['day']): string {
  if (dated.day > today) return shortDate(dated.day);
  return since(dated) === today ? 'já hoje' : `já desde ${shortDate(since(dated))}`;
}

const isTold = ({ special, rural }: ClaimedTime): boolean =>
  special !== undefined || rural !== undefined;

const claimedSoonest = (claimed: ClaimedTime, answers: RetirementAnswers): DatedRule | undefined =>
  soonestOf(outlookOf(withClaimedTime(answers, claimed)));

/** Only with that time a rule is met today. */
const isMetByIt = (claimed: ClaimedTime, answers: RetirementAnswers, outlook: Outlook): boolean => {
  const { referenceDate } = answers;
  const isMet = (dated: DatedRule | undefined) => dated?.day === referenceDate;
  return isMet(claimedSoonest(claimed, answers)) && !isMet(outlook.dated[0]);
};

/** What the soonest day becomes if that time is recognised; empty where none was told. */
function claimedInWords(
  claimed: ClaimedTime,
  answers: RetirementAnswers,
  outlook: Outlook,
): string[] {
  if (!isTold(claimed)) return [];
  const what = [claimed.special && 'com risco', claimed.rural && 'na roça']
    .filter(Boolean)
    .join(' e ');
  const soonest = claimedSoonest(claimed, answers);
  const without = soonestOf(outlook);
  if (!soonest || (without && since(without) === since(soonest)))
    return [`O tempo ${what} não muda a data mais próxima. Pode mudar o valor.`];
  const day = dayInWords(soonest, answers.referenceDate);
  return [`Se o INSS reconhecer o tempo ${what}: ${day}. ${ruleNames[soonest.rule.id]}.`];
}

/** What the answer rests on, and what it becomes with that time. */
export const decidesOf = (
  outlook: Outlook,
  answers: RetirementAnswers,
  claimed: ClaimedTime,
): string[] => [
  ...decidesInWords(outlook, answers.referenceDate),
  ...claimedInWords(claimed, answers, outlook),
];

/** What proves that time, and when to ask; nothing where none was told. */
export function claimedSteps(
  claimed: ClaimedTime,
  answers: RetirementAnswers,
  outlook: Outlook,
): { proofs?: ReactNode; ask?: ReactNode } {
  if (!isTold(claimed)) return {};
  const proofs = (
    <>
      {claimed.special && (
        <>
          <b>Peça a cada empresa o PPP,</b> o papel que prova o risco. Com 25 anos assim, há a{' '}
          <a href={benefitPath('aposentadoria-especial')}>aposentadoria especial</a>.{' '}
        </>
      )}
      {claimed.rural && (
        <>
          <b>Junte papéis da roça,</b> daquela época:{' '}
          <a href={`${benefitPath('aposentadoria-rural')}#documentos`}>quais servem</a>.
        </>
      )}
    </>
  );
  const ask = isMetByIt(claimed, answers, outlook) && (
    <>
      <b>Com as provas, já dá para pedir:</b> em regra, paga-se desde o pedido. Quem decide se elas
      bastam é o INSS.
    </>
  );
  return { proofs, ...(ask && { ask }) };
}
