/** What the person does, which decides how the INSS is paid; Lei 8.213/1991, arts. 11 and 13. */
export type Occupation = 'ownAccount' | 'company' | 'mei' | 'none' | 'employee' | 'special';

export type MeiActivity = 'trade' | 'services' | 'both';

export interface ContributionAnswers {
  readonly occupation: Occupation;
  readonly activity?: MeiActivity | undefined;
  /**
   * Asked of who has no paid work: only the work of her own home, no income, family in the CadÚnico
   * within two minimum wages (Lei 8.212/1991, art. 21, § 4º). Undefined: not known.
   */
  readonly isLowIncome?: boolean | undefined;
  /** On what to pay, or what a company pays, a month in cents. Undefined: not known. */
  readonly baseCents?: number | undefined;
}
