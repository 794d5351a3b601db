// Clocks of which the same is said.

export const cuts = ['appealAgainstOtherCut', 'appealAgainstCut'] as const;
export const appeals = ['appeal', ...cuts] as const;
export const documents = ['documentsAsked', 'documentsAskedPrinted'] as const;
export const defences = ['defence', 'ruralDefence'] as const;
export const registry = ['bpcRegistryInTown', 'bpcRegistryInCity'] as const;
export const bpcNotices = ['bpcAssessment', ...registry, 'bpcBiometrics'] as const;
export const incapacityWaits = [
  'waitAfterPapers',
  'waitAfterExamination',
  'waitAfterExtension',
] as const;
export const waits = [...incapacityWaits, 'newRequest'] as const;
export const reviews = ['review', 'reviewAfterLabourCourt'] as const;
export const pensions = ['pension', 'pensionOfChild', 'pensionWithoutTerm'] as const;
export const prisons = ['prison', 'prisonOfChild'] as const;
/** The INSS has this time to answer. */
export const inss = ['inssAnswer', 'inssAnswerLonger', 'maternityAnswer'] as const;

export const answers = [...inss, 'boardAnswer', 'requestOpen'] as const;
