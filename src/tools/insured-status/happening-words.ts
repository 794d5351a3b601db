import type { InsuredKind, LastEvent } from '#rules/insured-status/answers.ts';
import type { HappeningStatus } from '#rules/insured-status/insured-status.ts';
import { isCurrent } from '#rules/insured-status/terms.ts';
import { monthName } from '#words/dates.ts';

const ofWork: Readonly<Record<InsuredKind, string>> = {
  employee: 'o trabalho com carteira',
  domestic: 'o trabalho de doméstica',
  avulso: 'o trabalho avulso',
  ownAccount: 'a contribuição por conta própria',
  facultativo: 'a contribuição como facultativo',
  special: 'o trabalho no campo ou na pesca',
};

const ofOthers: Partial<Record<LastEvent, string>> = {
  benefitEnded: 'o benefício',
  stillReceiving: 'o benefício',
  released: 'a saída da prisão',
  leftArmy: 'a saída do serviço militar',
  isolationEnded: 'o fim do isolamento',
};

/** “o trabalho com carteira (março de 2026)” */
export function nameOf({ event, kind, since }: HappeningStatus): string {
  const name = ofOthers[event] ?? (kind ? ofWork[kind] : 'a contribuição');
  return `${name} (${isCurrent(event) ? 'até hoje' : monthName(since)})`;
}
