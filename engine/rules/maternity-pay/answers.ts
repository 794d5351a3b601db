import type { IsoDate } from '#law/date.ts';

/** What the benefit is paid for; IN PRES/INSS 128/2022, art. 357. */
export const maternityEvents = ['birth', 'stillbirth', 'adoption', 'abortion'] as const;

export type MaternityEvent = (typeof maternityEvents)[number];

/** As what the person is insured on that day; Lei 8.213/1991, arts. 11, 13, 72 and 73. */
export const motherKinds = [
  'employee',
  'ofMei',
  'domestic',
  'avulsa',
  'ownAccount',
  'mei',
  'facultativa',
  'special',
  'unemployed',
] as const;

export type MotherKind = (typeof motherKinds)[number];

/**
 * The stay in hospital of mother or child of more than two weeks because of the birth: the day on
 * which the last of them left it. A stay that began after they had gone home is none.
 */
type Stay = { readonly discharge: IsoDate } | 'none' | 'stillThere';

export interface MaternityAnswers {
  readonly event: MaternityEvent;
  readonly kind: MotherKind;
  /** Of the birth, also of one that is expected; of the adoption, the guarda or the abortion. */
  readonly day: IsoDate;
  /** When she left her work: at most 28 days before the birth. Undefined: not known. */
  readonly leave: IsoDate | 'atBirth' | undefined;
  /** Undefined: not known, or not asked. */
  readonly stay: Stay | undefined;
  /** Last pay, last salário de contribuição, or the mean of those of the last months, in cents. */
  readonly payCents: number | undefined;
  /** Months with a contribution in the fifteen before. Undefined: not known, or without effect. */
  readonly months: number | undefined;
}
