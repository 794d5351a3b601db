/** What is known of the pay of who is ill for a time; amounts in cents, a month. */
export interface TemporaryIncapacityAnswers {
  /** Segurado especial without contributions of his own. */
  readonly isSpecial: boolean;
  /** Simple mean of the last twelve salários de contribuição, or of those that there are; undefined: not known. */
  readonly lastTwelve: number | undefined;
  /** Mean of all contributions since July of 1994, corrected; undefined: not known. */
  readonly mean: number | undefined;
}
