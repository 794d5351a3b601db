import { type OldAgeRule, oldAgeRuleCitations } from '#rules/retirement/old-age-rule.ts';
import type { Information } from '#rules/retirement/result.ts';

const oldAge =
  'Em 13/11/2019 você já tinha a idade que ela pedia. Se nesse dia já havia 180 contribuições, ela pode valer ainda hoje, e a conta do valor é outra.';

/** What is said of the old rule by age to who may have it. Lei 8.213/1991, arts. 48 and 142. */
export const oldAgeTexts: Readonly<Record<OldAgeRule, string>> = {
  acquiredByAge: `${oldAge} Peça que o INSS compare.`,
  acquiredByAgeWithFewer: `${oldAge} Entrou no INSS até 24/07/1991? Podem bastar menos contribuições. Peça que o INSS compare.`,
};

/** Whether it may be the visitor's own, and not only to know of. */
export const isOldAgeRule = (id: Information['id']): id is OldAgeRule => id in oldAgeRuleCitations;
