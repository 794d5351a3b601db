export const limits = {
  /** Flesch index of a page, of a section. */
  pageScore: 60,
  sectionScore: 50,
  /** Words. */
  meanSentence: 17,
  longestSentence: 30,
  /** Sentences. */
  longestParagraph: 4,
  /**
   * Words from which an index says something. Flesch's own samples had 100 words; in fewer, one
   * long term that cannot be replaced ("aposentadoria") moves the index by more than a band.
   */
  sample: 100,
} as const;
