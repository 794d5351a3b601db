import type { Clock } from './clock.ts';

const waits = ['portaria-conjunta-13-2026'] as const;

/** Incapacity benefit: to ask for it, to ask for more time, and to wait before a new request. */
export const incapacityClocks = {
  /**
   * Asked for within thirty days of stopping, it is paid from its beginning, later from the request on:
   * Lei 8.213/1991, art. 60, § 1º. From the last day worked on, which is the safe reading.
   */
  incapacityRequest: {
    count: { right: 30 },
    citations: ['lei-8213-60', 'lei-8213-60-1'],
    late: ['lei-8213-60-1'],
  },
  /** Pedido de prorrogação, in the last fifteen days: Lei 8.213/1991, art. 60, §§ 8º and 9º. */
  extension: {
    count: { lastDays: 15 },
    citations: ['lei-8213-60-9', 'portaria-conjunta-49-2024'],
    late: ['tnu-tema-277'],
  },
  /** Portaria Conjunta MPS/INSS 13/2026, art. 6º, VI: after a denial on the papers alone. */
  waitAfterPapers: { count: { wait: 30 }, citations: waits, late: [] },
  /** The same article, VII and VIII: the day after a denial with an examination in person. */
  waitAfterExamination: { count: { wait: 0 }, citations: waits, late: [] },
  /** The same article, V: from the end of the benefit whose extension was refused. */
  waitAfterExtension: { count: { wait: 180 }, citations: waits, late: [] },
} as const satisfies Record<string, Clock>;
