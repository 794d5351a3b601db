import type { CitationKey } from '#law/citations.ts';
import { type Criterion, verdictOf } from '../criterion.ts';
import type { InsuredAnswers } from './answers.ts';
import { isAfterBenefit, isCurrent, isOfWork } from './terms.ts';

/** Contributions that have to be exceeded; Lei 8.213/1991, art. 15, § 1º. */
export const manyContributions = 120;

/** What each of both extensions adds, in months; Lei 8.213/1991, art. 15, §§ 1º and 2º. */
export const extensionMonths = 12;

export type ExtensionId = 'moreThan120' | 'unemployment' | 'termAfterBenefit';

/** Why an extension may hold and is not counted on: not told, still to be shown, or left open by law and courts. */
export type Doubt =
  | 'notTold'
  | 'notYet'
  | 'hasToBeProved'
  | 'followed'
  | 'usedBefore'
  | 'ruralMonths'
  | 'afterBenefit'
  | 'facultativoAfterBenefit';

/** More months of grace: `met` are counted on, `unknown` may come, and the doubt says why. */
export interface Extension extends Criterion<ExtensionId> {
  readonly months: number;
  readonly doubt: Doubt | undefined;
}

type Settled = boolean | Doubt;

/** Who says that an extension may hold, besides the paragraph that gives it. */
const doubtCitations: Readonly<Record<Doubt, readonly CitationKey[]>> = {
  notTold: [],
  notYet: [],
  hasToBeProved: ['stj-tema-1360', 'tnu-sumula-27'],
  followed: ['in-128-184-8'],
  usedBefore: ['stj-tema-1352'],
  ruralMonths: [],
  afterBenefit: ['decreto-3048-13'],
  facultativoAfterBenefit: [],
};

function extension(
  id: ExtensionId,
  months: number,
  settled: Settled,
  basis: Extension['citations'],
): Extension {
  const doubt = typeof settled === 'string' ? settled : undefined;
  return {
    id,
    months,
    verdict: verdictOf(typeof settled === 'string' ? undefined : settled),
    citations: [...basis, ...(doubt ? doubtCitations[doubt] : [])],
    doubt,
  };
}

/**
 * More than 120 contributions without losing the status between them (art. 15, § 1º). Open: whether
 * it serves again once the status was lost (STJ, Tema 1352, without a thesis); whether it holds
 * after a benefit, where only the decree gives the twelve months that are extended. The segurado
 * especial has months of work that nobody paid for: whether they count is open.
 */
function byContributions({ event, kind, paid, lostSince }: InsuredAnswers): Settled {
  const { least, most } = paid;
  if (most !== undefined && most <= manyContributions) return false;
  if (least <= manyContributions) return 'notTold';
  if (lostSince) return 'usedBefore';
  if (kind === 'special') return 'ruralMonths';
  return isAfterBenefit(event) ? 'afterBenefit' : true;
}

/**
 * Unemployment (art. 15, § 2º). By the law it shows in the official register; by the courts in any
 * other way too, but not in the mere absence of entries (STJ, Tema 1360; TNU, Súmula 27). It has to
 * be involuntary (of the contribuinte individual: TNU, Tema 239): the seguro-desemprego shows that, a
 * register alone does not. It holds for every compulsory insured: IN PRES/INSS 128/2022, art. 184, § 10, as 212/2026 writes it.
 * Other work or a benefit may end it (§ 8º).
 */
function byUnemployment({ event, unemployment }: InsuredAnswers, isFollowed: boolean): Settled {
  if (isCurrent(event)) return 'notYet';
  if (unemployment === 'none') return false;
  if (unemployment === undefined) return 'notTold';
  if (unemployment !== 'insurance') return 'hasToBeProved';
  if (isAfterBenefit(event)) return 'afterBenefit';
  return isFollowed ? 'followed' : true;
}

/**
 * Every extension that the law has for these answers. Those of §§ 1º and 2º belong to item II: the
 * facultativo, and who leaves prison, isolation or the army, has none.
 * @param isFollowed other work or a benefit came after it
 */
export function extensionsFor(answers: InsuredAnswers, isFollowed: boolean): readonly Extension[] {
  const { event, kind } = answers;
  if (!isOfWork(event)) return [];
  if (kind !== 'facultativo')
    return [
      extension('moreThan120', extensionMonths, byContributions(answers), ['lei-8213-15-1']),
      extension('unemployment', extensionMonths, byUnemployment(answers, isFollowed), [
        'lei-8213-15-2',
        'in-128-184-10',
        ...(kind === 'ownAccount' ? (['tnu-tema-239'] as const) : []),
      ]),
    ];
  return isAfterBenefit(event)
    ? [extension('termAfterBenefit', 6, 'facultativoAfterBenefit', ['decreto-3048-13'])]
    : [];
}
