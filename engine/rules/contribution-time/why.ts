/** Why something is not in the cautious count: of time, of carência or of cover. */
export type Why =
  // As the extract says.
  | 'pending'
  | 'refused'
  // What stands written as good is still not sure.
  | 'outsideDates'
  | 'facultativoWithWork'
  | 'belowMinimum'
  | 'minimumUnknown'
  | 'baseUnknown'
  | 'sumsDiffer'
  | 'noPay'
  // When it was paid.
  | 'paymentUnknown'
  | 'dueDayUnknown'
  | 'paidLate'
  | 'lateNeedsProof'
  | 'beforeFirst'
  | 'paidAfterReform'
  | 'domesticUnpaid'
  // Until which day work lasted.
  | 'noEnd'
  | 'unpaidEnd'
  | 'openJob'
  // What a benefit gives.
  | 'notTime'
  | 'notBetween'
  | 'partOfBenefit'
  | 'maternityPay'
  // By dates alone, without any payment.
  | 'rural'
  /** How its 13 days and the whole month go together, the law does not say. */
  | 'november2019';
