import { keys } from '#law/citations/keys.ts';
import type { Clock } from './clock.ts';

/** A late appeal is for the Junta alone, as a rule against; the denial may still be discussed; arrears prescribe. */
const late = keys('portaria-mps-125-112 lei-9784-63-i stf-adi-6096 lei-8213-103-pu');

/**
 * Thirty days against a decision. Regimento do CRPS (Portaria MPS 125/2026), art. 80, § 1º, II: a notice in
 * the system may be held known five days after its sending. Read at second hand.
 */
const againstDecision = { count: { procedural: 30 }, presumedAfter: 5, late } as const;

/** Appeals against a decision of the INSS, one of the Junta de Recursos, and a sentence. */
export const appealClocks = {
  /** Decreto 3.048/1999, art. 305, § 1º. */
  appeal: {
    ...againstDecision,
    citations: ['decreto-3048-305-1'],
  },
  /**
   * The same against a suspension after a suspected irregularity: Lei 8.212/1991, art. 69, § 5º. A BPC
   * that is only suspended has another way back: Decreto 6.214/2007, art. 48, VI, read at second hand.
   */
  appealAgainstCut: {
    ...againstDecision,
    citations: ['decreto-3048-305-1', 'lei-8212-69', 'decreto-6214-48', 'lei-8213-60-1'],
  },
  /**
   * The same against the cut of what is told to be no BPC. Of an auxílio-doença a new request may count
   * from the next day: Lei 8.213/1991, art. 60, § 1º.
   */
  appealAgainstOtherCut: {
    ...againstDecision,
    citations: ['decreto-3048-305-1', 'lei-8212-69', 'lei-8213-60-1'],
  },
  /** The second appeal, to a Câmara: only in the cases that the regiment lists. */
  appealToChamber: {
    ...againstDecision,
    citations: ['decreto-3048-305'],
  },
  /**
   * Against the sentence of a Juizado Especial Federal, by who is represented: Lei 9.099/1995, arts.
   * 42, 12-A and 41, § 2º. Before other courts the term is longer, as a rule: this one is the safe side.
   */
  courtAppeal: {
    count: { working: 10 },
    citations: ['lei-9099-42', 'lei-9099-12-a', 'lei-9099-41-2', 'lei-9099-49'],
    late: [],
  },
} as const satisfies Record<string, Clock>;
