import type { Practice } from '#texts/schema/practice.ts';
import { isPublicDefender } from '#texts/schema/practice-kind.ts';

/** That the practice follows the bar's rules on advertising, where the bar has a say. */
export const BarRules = ({ kind }: Pick<Practice, 'kind'>) =>
  !isPublicDefender(kind) &&
  'Seguimos as regras de publicidade da OAB, a Ordem dos Advogados do Brasil.';
