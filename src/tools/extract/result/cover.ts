import type { CitationKey } from '#law/citations.ts';
import { type IsoDate, isoDate } from '#law/date.ts';
import type { WorkingLife } from '#rules/contribution-time/life.ts';
import type { Range } from '#rules/contribution-time/reading.ts';
import type { Why } from '#rules/contribution-time/why.ts';
import type { InsuredAnswers } from '#rules/insured-status/answers.ts';
import { insuredFromLife } from '#rules/insured-status/from-life.ts';
import { type InsuredStatus, insuredStatus } from '#rules/insured-status/insured-status.ts';

/** Until when the INSS covers, by what the life shows. */
export interface Cover {
  /** What the rule was asked, for the tool that asks it; undefined where nothing gives cover. */
  readonly answers: Range<InsuredAnswers | undefined>;
  /** The cautious reading; undefined where nothing gives cover, or it ended before the rule's days begin. */
  readonly status: InsuredStatus | undefined;
  /** How far it may reach beyond that, once what is open is settled; undefined where no further. */
  readonly mayReach: 'today' | IsoDate | undefined;
  readonly laterBecause: readonly Why[];
  /** Of how the life is read and, where it gives cover, of until when. */
  readonly citations: readonly CitationKey[];
}

/** From here on the days are known on which a cover may end. */
const firstMonth = isoDate('2003-01-01');

/** Cover by what the life shows, cautious; it may reach further where something is still to be proven. */
export function coverOf(life: WorkingLife): Cover {
  const { answers, accepted, laterBecause, citations } = insuredFromLife(life);
  const statusOf = (some: InsuredAnswers | undefined) =>
    some && (some.month === undefined || some.month >= firstMonth)
      ? insuredStatus(some, life.today)
      : undefined;
  const status = statusOf(answers.least);
  return {
    answers,
    status,
    mayReach: mayReach(status, [statusOf(answers.most), statusOf(accepted)]),
    laterBecause,
    citations: [...(status?.citations ?? []), ...citations],
  };
}

function mayReach(
  least: InsuredStatus | undefined,
  most: readonly (InsuredStatus | undefined)[],
): Cover['mayReach'] {
  if (least?.standing === 'current') return undefined;
  if (most.some((status) => status?.standing === 'current')) return 'today';
  const furthest = most
    .flatMap((status) => status?.sure.until ?? [])
    .sort()
    .at(-1);
  return furthest && furthest > (least?.sure.until ?? '') ? furthest : undefined;
}
