import type { Clock } from './clock.ts';

/** Calls to who receives a benefit: each notice has a term of its own, and the sources disagree on what is usual. */
export const callClocks = {
  /** New medical examination: Lei 8.213/1991, art. 101; Lei 8.212/1991, art. 71. */
  exam: { citations: ['lei-8213-101', 'lei-8212-71'], late: [] },
  /** Prova de vida: Lei 8.212/1991, art. 69, § 8º. */
  lifeProof: { citations: ['lei-8212-69'], late: [] },
} as const satisfies Record<string, Omit<Clock, 'count'>>;

const bpcNotices = ['decreto-6214-47-b'] as const;

/**
 * After the term the payment is suspended, and the BPC ends only if for thirty days more nothing is
 * done: Decreto 6.214/2007, arts. 47-E and 48, VI. Read at second hand.
 */
const bpcLate = ['decreto-6214-47-e', 'decreto-6214-48'] as const;

/** Terms to answer a notice, counted from the day on which it became known. */
export const noticeClocks = {
  /** As a rule; the notice prints its own: Decreto 3.048/1999, art. 176. */
  documentsAsked: {
    count: { procedural: 30 },
    citations: ['decreto-3048-176'],
    late: ['lei-8213-105'],
  },
  documentsAskedPrinted: {
    count: 'printed',
    citations: ['decreto-3048-176'],
    late: ['lei-8213-105'],
  },
  /** Suspected irregularity, Lei 8.212/1991, art. 69, § 1º. */
  defence: { count: { procedural: 30 }, citations: ['lei-8212-69'], late: [] },
  /** Who works the land alone, casually or with the family: the same paragraph. */
  ruralDefence: { count: { procedural: 60 }, citations: ['lei-8212-69'], late: [] },
  /** Defence, or booking of a new assessment, in the review of a BPC. */
  bpcAssessment: {
    count: { procedural: 30 },
    citations: bpcNotices,
    late: bpcLate,
  },
  /** CadÚnico, in a small town: Lei 8.742/1993, art. 21-B, I. */
  bpcRegistryInTown: {
    count: { procedural: 45 },
    citations: ['loas-21-b'],
    late: ['loas-21-b-3', ...bpcLate],
  },
  /** CadÚnico, where more than 50,000 people live: art. 21-B, II. */
  bpcRegistryInCity: {
    count: { procedural: 90 },
    citations: ['loas-21-b'],
    late: ['loas-21-b-3', ...bpcLate],
  },
  bpcBiometrics: {
    count: { procedural: 90 },
    citations: ['loas-20-12-a', ...bpcNotices],
    late: bpcLate,
  },
} as const satisfies Record<string, Clock>;
