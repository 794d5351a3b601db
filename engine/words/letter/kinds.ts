/** What a paper of the INSS does, whatever its reason. */
export const letterKinds = [
  'grant',
  'denial',
  'requirement',
  'archived',
  'extended',
  'notExtended',
  'defence',
  'cut',
  'summons',
  'board',
  'reviewRefused',
] as const;

export type LetterKind = (typeof letterKinds)[number];

/** What a paper may be found to be: of the INSS on a benefit, or of somebody else. */
export type FoundKind = LetterKind | 'foreign';

export const foundKinds: readonly FoundKind[] = [...letterKinds, 'foreign'];
