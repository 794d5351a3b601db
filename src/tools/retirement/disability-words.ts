import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { Claims } from './answers-from.ts';
import type { Outlook } from './outlook.ts';

const whoCounts = 'Quem calcula, período a período, é o INSS.';

/** What leaves open the day of who has a disability, and who must count it; LC 142/2013, art. 10. */
export function countedTogether(
  { disabilityFrom }: Pick<Outlook, 'disabilityFrom'>,
  { special, rural }: Claims,
  { disability }: RetirementAnswers,
): string | undefined {
  if (!disabilityFrom || typeof disability !== 'object') return undefined;
  if (!special && !rural)
    return `**MEI, 5% ou 11%:** depende de quantos desses meses já foram com a deficiência. ${whoCounts}`;
  const what = [special && 'o risco', rural && 'a roça'].filter(Boolean).join(' e ');
  const apart = special ? ' No mesmo período, as duas reduções não se somam.' : '';
  return `**A regra da deficiência também pode contar ${what},** e mudar a data ou o valor. ${whoCounts}${apart}`;
}
