import type { Clock } from './clock.ts';

/** Terms of the right itself: to ask for it, or to have its value seen again. */
export const rightClocks = {
  /** Ten years: Lei 8.213/1991, art. 103, I, from the month after the first payment. */
  review: {
    count: { years: 10 },
    beginsLater: true,
    citations: ['lei-8213-103', 'stf-adi-6096', 'stj-tema-1117'],
    late: ['lei-8213-103-pu'],
  },
  /**
   * The same ten years, where a request for review was answered: whether art. 103, II, opens ten more
   * from the answer is disputed (STJ, Tema 975; TNU, Tema 256), and so they are not counted.
   */
  reviewAnswered: {
    count: { years: 10 },
    beginsLater: true,
    citations: ['lei-8213-103', 'stf-adi-6096', 'stj-tema-1117'],
    late: ['lei-8213-103-pu'],
  },
  /** For what a labour court recognised, from the end of that lawsuit: STJ, Tema 1.117. */
  reviewAfterLabourCourt: {
    count: { years: 10 },
    citations: ['stj-tema-1117', 'stf-adi-6096'],
    late: ['lei-8213-103-pu'],
  },
  /** Instrução Normativa PRES/INSS 128/2022, art. 357, § 5º: five years from the birth, to its day. */
  maternity: {
    count: { years: 5, isToAnniversary: true },
    citations: ['in-128-357-5', 'stf-adi-2110'],
    late: [],
  },
  /**
   * A new request for the same benefit, once the term to appeal has ended: Instrução Normativa
   * PRES/INSS 128/2022, art. 576-A, as 203/2026 and 208/2026 write it.
   */
  newRequest: {
    count: { wait: 30, isTerm: true },
    citations: ['in-208-2026'],
    late: [],
  },
} as const satisfies Record<string, Clock>;

/**
 * A pension asked for in these days is paid from the death on (Lei 8.213/1991, art. 74, I); how many
 * they are goes by the law of that day (`requestTerms`).
 */
export const deathClocks = {
  pensionOfChild: { citations: ['lei-8213-74-i'], late: ['lei-8213-74-ii', 'stj-tema-1421'] },
  pension: { citations: ['lei-8213-74-i'], late: ['lei-8213-74-ii'] },
} as const satisfies Record<string, Omit<Clock, 'count'>>;

/**
 * Of a death before the MP 871/2019 no term ran against a child under 16: Lei 8.213/1991, art. 103, parágrafo
 * único, with the art. 79 of that time. Asked for before that age, the child's part is as a rule paid from the
 * death on; where others already receive all of the pension, perhaps only from the request on (art. 76).
 */
export const timelessClocks = {
  pensionWithoutTerm: { count: 'none', citations: ['lei-8213-103-pu', 'lei-8213-76'], late: [] },
} as const satisfies Record<string, Clock>;

/** The same for the family of who is in prison, from that day on (Lei 8.213/1991, art. 80). */
export const prisonClocks = {
  prisonOfChild: { citations: ['lei-8213-80', 'lei-8213-74-i'], late: ['lei-8213-74-ii'] },
  prison: { citations: ['lei-8213-80', 'lei-8213-74-i'], late: ['lei-8213-74-ii'] },
} as const satisfies Record<string, Omit<Clock, 'count'>>;
