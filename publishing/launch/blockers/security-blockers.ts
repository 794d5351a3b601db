import { addDays, type IsoDate } from '#law/date.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { securityTxtExpiry } from '#texts/security-txt.ts';
import type { Blocker } from './blocker.ts';

const warningDays = 30;

function problemOf({ verifiedOn }: Practice, expiry: IsoDate, date: IsoDate): string | undefined {
  if (verifiedOn > date) return `a data da conferência dos dados, ${verifiedOn}, ainda não chegou`;
  if (expiry <= date) return `o contato de security.txt venceu em ${expiry}`;
  if (expiry <= addDays(date, warningDays)) {
    return `o contato de security.txt vence em ${expiry}, daqui a ${warningDays} dias ou menos`;
  }
  return undefined;
}

/** Whether /.well-known/security.txt would be out of date on the date or within 30 days. */
export function securityBlockers(practice: Practice, file: string, date: IsoDate): Blocker[] {
  const problem = problemOf(practice, securityTxtExpiry(practice), date);
  if (!problem) return [];
  return [
    {
      group: 'Contato de segurança',
      file,
      problem: `campo “verifiedOn”: ${problem}`,
      remedy: 'confira os dados do escritório e escreva em verifiedOn o dia da conferência',
    },
  ];
}
