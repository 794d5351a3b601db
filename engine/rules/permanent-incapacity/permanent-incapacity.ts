import type { CitationKey } from '#law/citations.ts';
import {
  type Figures,
  type Limit,
  limitedMean,
  limitOf,
  withinLimits,
  yearlyCitations,
} from '../figures.ts';
import { legalDays } from '../legal-days.ts';
import { percentOfMean } from '../retirement/amount.ts';
import {
  aidCitations,
  aidOfMean,
  aidPercent,
} from '../temporary-incapacity/temporary-incapacity.ts';
import type { Cause, IncapacityAnswers, KnownMean } from './answers.ts';

/** By which rule it is computed: the cause decides, or the law before the reform. */
export type Rule = Cause | 'beforeReform' | 'special';

export interface Reading {
  readonly rule: Rule;
  /** Of the mean; undefined while the time is not known, and where no mean is asked for. */
  readonly percent: number | undefined;
  /** A month, in cents; undefined while the mean or the percentage is not known. */
  readonly cents: number | undefined;
  /** The same before minimum wage and ceiling. */
  readonly unlimited: number | undefined;
  /** The same with the 25 % for who needs another person. */
  readonly withHelp: number | undefined;
  /** The percentage gave less than one minimum wage, or more than the ceiling. */
  readonly limit: Limit;
  /** It is that, or more: the mean may be higher, or the figures are those of last year. */
  readonly isLeast: boolean;
}

/** An auxílio por incapacidade temporária beside it, a month. */
interface TemporaryAid {
  readonly cents: number;
  /** The mean of the last twelve months may make it less. */
  readonly isMost: boolean;
}

export interface PermanentIncapacity {
  /** The least that holds by what was told. */
  readonly main: Reading;
  /**
   * What holds instead, if the cause counts as work, or if the rule before the reform does: that one
   * is a share of another mean, and has no amount.
   */
  readonly others: readonly Reading[];
  /** As it counts: never above the ceiling. */
  readonly mean: number | undefined;
  /** The one that is received, or the one that comes from the mean; undefined where neither is known. */
  readonly aid: TemporaryAid | undefined;
  readonly citations: readonly CitationKey[];
}

/** What is added for who needs another person, also above the ceiling; Lei 8.213/1991, art. 45. */
const helpPercent = 25;

type Used = Pick<Figures, 'minimumWage' | 'ceiling' | 'isCurrent'>;

const share = (cents: number, percent: number): number => Math.round((cents * percent) / 100);

/**
 * The mean, or the least that it can be: an auxílio is 91 % of it, and may have been cut to the mean
 * of the last twelve months (Lei 8.213/1991, arts. 61 and 29, § 10) or raised to one minimum wage.
 * Before the reform an auxílio came from the mean of the highest 80 %, which says nothing of this one.
 */
function meanOf(known: KnownMean | undefined, minimumWage: number): number | undefined {
  if (known === undefined) return undefined;
  if ('mean' in known) return known.mean;
  if (!known.isNew) return undefined;
  return known.aid <= minimumWage ? minimumWage : Math.round((known.aid * 100) / aidPercent);
}

/** Never above the mean of the last twelve months (Lei 8.213/1991, arts. 61 and 29, § 10), nor below one minimum wage. */
function aidOf(known: KnownMean | undefined, figures: Used): TemporaryAid | undefined {
  if (known === undefined) return undefined;
  if ('aid' in known) return { cents: known.aid, isMost: false };
  if (!figures.isCurrent) return undefined;
  const cents = aidOfMean(known.mean, figures);
  return { cents, isMost: cents > figures.minimumWage };
}

function readingOf(
  rule: Rule,
  percent: number | undefined,
  mean: number | undefined,
  figures: Used,
  isMeanLeast: boolean,
): Reading {
  const unlimited =
    rule === 'special'
      ? figures.minimumWage
      : mean !== undefined && percent !== undefined
        ? share(mean, percent)
        : undefined;
  const cents = unlimited === undefined ? undefined : withinLimits(unlimited, figures);
  const limit =
    unlimited === undefined || cents === undefined ? undefined : limitOf(unlimited, cents);
  return {
    rule,
    percent,
    cents,
    unlimited,
    withHelp: cents === undefined ? undefined : share(cents, 100 + helpPercent),
    limit,
    isLeast: !figures.isCurrent || (isMeanLeast && limit !== 'capped'),
  };
}

const ruleCitations: Readonly<Record<Rule, readonly CitationKey[]>> = {
  other: ['ec-103-26-2', 'ec-103-26-5', 'stf-tema-1300'],
  work: ['ec-103-26-3'],
  beforeReform: ['ec-103-3', 'lei-8213-44'],
  special: ['lei-8213-39'],
};

/** What an accident or a disease of work is, and how it is told. */
const causeCitations: readonly CitationKey[] = ['lei-8213-21', 'lei-8213-22'];

/** Of every result: who may have it, and what another person's help adds. */
const commonCitations: readonly CitationKey[] = ['lei-8213-42', 'lei-8213-45', 'stf-tema-1095'];

/** How who receives an auxílio asks for more of it. */
export const currentAidCitation: CitationKey = 'lei-8213-60';

/** All that the count of any answers may cite, the values of the year besides. */
export const everyIncapacityCitation: readonly CitationKey[] = [
  ...Object.values(ruleCitations).flat(),
  ...aidCitations,
  ...causeCitations,
  ...commonCitations,
  currentAidCitation,
  ...yearlyCitations,
];

const citationsOf = (
  readings: readonly Reading[],
  aid: TemporaryAid | undefined,
  { isSpecial }: IncapacityAnswers,
): CitationKey[] => [
  ...readings.flatMap(({ rule }) => ruleCitations[rule]),
  ...(aid ? aidCitations : []),
  ...(isSpecial ? [] : causeCitations),
  ...commonCitations,
];

/**
 * What an aposentadoria por incapacidade permanente would pay a month: 60 % of the mean, limited to the
 * ceiling before that (EC 103/2019, art. 26, § 1º), plus 2 for each year above 15 (woman) or 20 (man),
 * all of it when the cause is work (§§ 2º, 3º and 5º), 25 % more for who needs another person (Lei
 * 8.213/1991, art. 45). Whether the rule before the reform holds for what began before it and was seen
 * after is open (STF, Tema 1300). Who pays by himself may be refused the cause of work: the other share
 * is the least that holds for him.
 */
export function permanentIncapacity(
  answers: IncapacityAnswers,
  figures: Used,
): PermanentIncapacity {
  const { isSpecial, cause, isOwnAccount, beganBefore, sex, time, known } = answers;
  const told = isSpecial ? undefined : meanOf(known, figures.minimumWage);
  const mean = told === undefined ? undefined : limitedMean(told, figures);
  const isMeanLeast =
    known !== undefined && 'aid' in known && mean !== undefined && mean < figures.ceiling;
  const percent = sex && time && percentOfMean(sex, legalDays(time));
  const by = (rule: Rule): Reading =>
    readingOf(
      rule,
      rule === 'special' ? undefined : rule === 'other' ? percent : 100,
      rule === 'beforeReform' ? undefined : mean,
      figures,
      isMeanLeast,
    );
  const isWork = cause === 'work' && isOwnAccount === false;
  const main = by(isSpecial ? 'special' : isWork ? 'work' : 'other');
  // Nothing is open where none is a share of a mean.
  const openRules: Rule[] = isSpecial
    ? []
    : [
        ...(cause !== 'other' && !isWork ? (['work'] as const) : []),
        ...(beganBefore ? (['beforeReform'] as const) : []),
      ];
  const others = openRules.map(by);
  const aid = isSpecial ? undefined : aidOf(known, figures);
  return {
    main,
    others,
    mean,
    aid,
    citations: citationsOf([main, ...others], aid, answers),
  };
}
