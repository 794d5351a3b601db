import type { IsoDate } from '#law/date.ts';

/** What happened: from this follows which clocks run. */
export const happenings = [
  'denied',
  'documentsAsked',
  'stoppedWorking',
  'benefitEnding',
  'stopped',
  'called',
  'suspicion',
  'bpcNotice',
  'boardDenied',
  'sentenced',
  'death',
  'prison',
  'birth',
  'review',
  'askAgain',
  'noAnswer',
] as const;

/** What the person told; undefined is "não sei", or was not asked. */
export interface DeadlineAnswers {
  readonly happened: (typeof happenings)[number];
  /**
   * An incapacity benefit was denied on the papers alone: `ciencia` is then the day of the decision
   * itself (Portaria Conjunta MPS/INSS 13/2026, art. 9º).
   */
  readonly isOnPapers?: boolean | undefined;
  /** The earliest plausible day on which the person learned of the decision or the notice (ciência). */
  readonly ciencia?: IsoDate | undefined;
  /** Last day to answer that the notice prints. */
  readonly printedLimit?: IsoDate | undefined;
  /** Last day worked before an illness or an accident for which nothing was asked yet. */
  readonly lastWorked?: IsoDate | undefined;
  /** Last day of the incapacity benefit. */
  readonly benefitEnd?: IsoDate | undefined;
  readonly stop?: 'blocked' | 'ended' | undefined;
  readonly calledFor?: 'exam' | 'lifeProof' | 'bpc' | undefined;
  /** The benefit that was stopped or is suspected is a BPC. */
  readonly isBpc?: boolean | undefined;
  /** The benefit is that of somebody who works the land alone or with the family. */
  readonly isRural?: boolean | undefined;
  /** Undefined also where the notice asks for more than one thing. */
  readonly bpcAsks?: 'registry' | 'biometrics' | 'assessment' | undefined;
  /** More than 50,000 people live in the city. */
  readonly isLargeCity?: boolean | undefined;
  readonly death?: IsoDate | undefined;
  /** Day on which the insured person was taken to prison. */
  readonly prison?: IsoDate | undefined;
  readonly hasYoungChild?: boolean | undefined;
  readonly birth?: IsoDate | undefined;
  readonly reviewOf?: 'value' | 'answer' | 'labourCourt' | undefined;
  readonly firstPayment?: IsoDate | undefined;
  /** End of the labour lawsuit, with nothing left to appeal against. */
  readonly labourEnd?: IsoDate | undefined;
  readonly again?: 'incapacity' | 'other' | undefined;
  readonly denial?: 'papers' | 'examination' | 'extension' | undefined;
  /** What was asked for and is not answered; `family` is a pension, a prison or an accident benefit. */
  readonly requestFor?:
    | 'incapacity'
    | 'family'
    | 'retirement'
    | 'bpc'
    | 'maternity'
    | 'appeal'
    | undefined;
  readonly request?: IsoDate | undefined;
  /** Whether a paper, an exam or an assessment was asked for since, and is done. */
  readonly since?: 'nothing' | 'done' | 'missing' | undefined;
  /** Day of the last paper or exam. */
  readonly lastDone?: IsoDate | undefined;
}
