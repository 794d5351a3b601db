import { isoDate } from '#law/date.ts';
import type { Clock } from './clock.ts';

/** After the term of the law one may go to court without an answer. */
const late = ['stf-tema-350'] as const;

/**
 * Terms of who has to answer: nothing is lost in them, and only when they are over is the answer late.
 * They count from the day on which nothing was missing any more.
 */
export const answerClocks = {
  /** Thirty days once the file is complete: Lei 9.784/1999, art. 49. */
  inssAnswer: { count: { wait: 30, isTerm: true }, citations: ['lei-9784-49'], late },
  /** The same article: thirty more, with reasons. */
  inssAnswerLonger: { count: { wait: 60, isTerm: true }, citations: ['lei-9784-49'], late },
  /** Lei 8.213/1991, art. 73-A, as Lei 15.415/2026 writes it: read at second hand. */
  maternityAnswer: { count: { wait: 30, isTerm: true }, citations: ['lei-15415'], late },
  /** Regimento do CRPS (Portaria MPS 125/2026), art. 77, § 5º: read at second hand. */
  boardAnswer: { count: { wait: 365, isTerm: true }, citations: ['portaria-mps-125-77'], late: [] },
  /** A paper, an exam or an assessment is missing: until then no term of the INSS runs. */
  requestOpen: { count: 'undated', citations: ['decreto-3048-176', 'lei-9784-49'], late: [] },
} as const satisfies Record<string, Clock>;

/** From when Lei 15.415/2026 is in force, read at second hand; who asked earlier has the common term. */
export const maternityLawFrom = isoDate('2026-05-26');

/**
 * Days of the agreement of 2020 (RE 1.171.152, clause 1), after the exam where there is one. It was made
 * for 24 months (clause 14.3) and no extension was found: never a term, only what judges may still look at.
 */
export const agreedDays = {
  incapacity: 45,
  family: 60,
  retirement: 90,
  bpc: 90,
  maternity: 30,
} as const;
