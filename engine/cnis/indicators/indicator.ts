/** What a code is printed beside: a whole relation, one month, or the person's registration. */
export type IndicatorLevel = 'relation' | 'month' | 'registration';

/**
 * What a code does to what it is printed beside (Portaria DIRBEN/INSS 990/2022, Anexo V):
 * - `notYet`: it does not count until the matter is settled;
 * - `depends`: the code alone takes nothing away, proof or another code decides;
 * - `informs`: it says where something comes from;
 * - `accepted`: the INSS settled it in favour of the person;
 * - `refused`: the INSS settled it against the person, or took the month away at their request.
 */
export type IndicatorEffect = 'notYet' | 'depends' | 'informs' | 'accepted' | 'refused';

export interface Indicator {
  /** As the INSS lists it. A code that ends in "-*" stands for all that begin like it. */
  readonly code: string;
  /** Older codes, variants and misprints that mean the same. */
  readonly others: readonly string[];
  readonly level: IndicatorLevel;
  readonly effect: IndicatorEffect;
  /** Whether it marks a contribution of the plans of 5 % and 11 %; Lei 8.212, art. 21, § 2º. */
  readonly isReduced: boolean;
}
