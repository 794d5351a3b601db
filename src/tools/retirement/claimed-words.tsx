import type { ReactNode } from 'react';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { withClaimedTime, withHybridCarencia } from '#rules/retirement/claimed-time.ts';
import { benefitPath } from '#texts/paths.ts';
import { shortDate } from '#words/dates.ts';
import type { Claims } from './answers-from.ts';
import { type DatedRule, type Outlook, outlookOf } from './outlook.ts';
import { decidesInWords } from './result-words.ts';
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
  const hybrid = outlookOf(withHybridCarencia(counted, time)).dated.find(
    ({ rule: { id } }) => id === 'ageUntilReform' || id === 'ageAfterReform',
  );
  if (hybrid && (!soonest || since(hybrid) < since(soonest)))
    return { dated: hybrid, name: 'Por idade, campo e cidade somados' };
  return soonest && { dated: soonest, name: ruleNames[soonest.rule.id] };
}

/** Where the same years count by other factors, or nobody knows how many they are, no day is told. */
const hasDay = (
  { special, rural, time }: Claims,
  { disability, carenciaMonths }: RetirementAnswers,
): boolean =>
  typeof disability !== 'object' &&
  // Field and city together may complete it.
  !(rural && carenciaMonths === undefined) &&
  !(special && time.special === undefined) &&
  !(rural && time.rural === undefined);

/** What the soonest day becomes if that time is recognised; empty where none was told. */
function claimedInWords(claimed: Claims, answers: RetirementAnswers, outlook: Outlook): string[] {
  const { special, rural } = claimed;
  if (!special && !rural) return [];
  const what = whatOf(claimed);
  if (!hasDay(claimed, answers))
    return [`O tempo ${what} não entrou nestas datas, e pode mudá-las: peça que o INSS compare.`];
  const soonest = claimedSoonest(claimed, answers);
  const [without] = outlook.dated;
  if (soonest && (!without || since(soonest.dated) < since(without))) {
    const day = dayInWords(soonest.dated, answers.referenceDate);
    return [`Se o INSS reconhecer o tempo ${what}: ${day}. ${soonest.name}.`];
  }
  return [`Pela conta, o tempo ${what} não muda a data mais próxima. Pode mudar o valor.`];
}

/** What the answer rests on, and what it becomes with that time. */
export const decidesOf = (
  outlook: Outlook,
  answers: RetirementAnswers,
  claimed: Claims,
): string[] => [
  ...decidesInWords(outlook, answers.referenceDate),
  ...claimedInWords(claimed, answers, outlook),
];

/** Only with that time a rule is met today. */
function isMetByIt(claimed: Claims, answers: RetirementAnswers, { dated }: Outlook): boolean {
  const { referenceDate: today } = answers;
  return (
    hasDay(claimed, answers) &&
    dated[0]?.day !== today &&
    claimedSoonest(claimed, answers)?.dated.day === today
  );
}

/** What proves that time, and when to ask; nothing where none was told. */
export function claimedSteps(
  claimed: Claims,
  answers: RetirementAnswers,
  outlook: Outlook,
): { proofs?: ReactNode; ask?: ReactNode } {
  if (!claimed.special && !claimed.rural) return {};
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
  const ask = (
    <>
      <b>Com as provas, já dá para pedir:</b> em regra, paga-se desde o pedido. Siga contribuindo
      até a resposta: o INSS pode não aceitar.
    </>
  );
  return { proofs, ...(isMetByIt(claimed, answers, outlook) && { ask }) };
}
