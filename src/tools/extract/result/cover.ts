import { isoDate } from '#law/date.ts';
import type { WorkingLife } from '#rules/contribution-time/life.ts';
import type { Range } from '#rules/contribution-time/reading.ts';
import type { InsuredAnswers } from '#rules/insured-status/answers.ts';
import { insuredFromLife } from '#rules/insured-status/from-life.ts';
import { type InsuredStatus, insuredStatus } from '#rules/insured-status/insured-status.ts';

/** Until when the INSS covers, by what the life shows. */
export interface Cover {
  /** What the rule was asked, for the tool that asks it; undefined where nothing gives cover. */
  readonly answers: Range<InsuredAnswers | undefined>;
  /** The cautious reading; undefined where nothing gives cover, or it ended before the rule's days begin. */
  readonly status: InsuredStatus | undefined;
}

/** From here on the days are known on which a cover may end. */
const firstMonth = isoDate('2003-01-01');

/** Cover by what the life shows, cautious; it may reach further where something is still to be proven. */
export function coverOf(life: WorkingLife): Cover {
  const { answers } = insuredFromLife(life);
  const { least } = answers;
  const isKnown = least && (least.month === undefined || least.month >= firstMonth);
  return { answers, status: isKnown ? insuredStatus(least, life.today) : undefined };
}
