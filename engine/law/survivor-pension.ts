import { addDays, isoDate } from './date.ts';
import { lei13846, mp871, pensionLawSettled } from './pension-laws.ts';
import { reform } from './reform.ts';
import { legalSeries } from './value.ts';
import written from './values/pension-duration.json' with { type: 'json' };
import { type WrittenSeries, writtenSeries } from './written.ts';

// Every series here is read on the date of death: that day's law governs the pension (STJ, Súmula 340).

const file = 'engine/law/survivor-pension.ts';
const verifiedOn = isoDate('2026-11-20');

/** How long the spouse or partner receives, by age in full years on the day of the death. */
export interface DurationRow {
  readonly fromAge: number;
  /** Last age of the row, included; absent in the last row. */
  readonly untilAge?: number;
  readonly years: number | 'vitalicia';
}

/**
 * Duration of the pension of the spouse or partner.
 * Lei 8.213 still prints the ages of 2015: an ordinance raised them for deaths from 2021 on. It has no
 * end, but is to be checked each January: life expectancy may bring a new one (art. 77, § 2º-B).
 */
export const durationByAge = writtenSeries(
  'pension-duration',
  written as WrittenSeries<readonly DurationRow[]>,
  (rows) => rows,
);

/** What opens the table of `durationByAge` to the spouse or partner, and what is left without it. */
export interface DurationConditions {
  /** Monthly contributions the deceased must have made. */
  readonly contributions: number;
  /** Years of marriage or união estável before the death. */
  readonly unionYears: number;
  /** Months of pension when either is missing. */
  readonly otherwiseMonths: number;
}

/** Conditions of the table of durations; they do not apply to a death by accident (§ 2º-A). */
export const durationConditions = legalSeries<DurationConditions>({
  name: 'condições para a pensão por morte durar mais de 4 meses',
  unit: 'contribuições, anos de união e meses',
  file,
  values: [
    {
      from: isoDate('2015-03-01'),
      value: { contributions: 18, unionYears: 2, otherwiseMonths: 4 },
      source: 'lei-8213-77-2-v-b',
      verifiedOn,
    },
  ],
});

/** Shares of the pension, in per cent of the retirement it is computed from. */
export interface Quotas {
  readonly base: number;
  readonly perDependant: number;
  readonly maximum: number;
}

/**
 * Value of the pension without a dependant with disability (with one it is 100 %: EC 103, art. 23, § 2º).
 * Before the reform it was whole, and the part of who left passed on (Lei 8.213, arts. 75 and 77, § 1º).
 */
export const quotas = legalSeries<Quotas>({
  name: 'cotas da pensão por morte',
  unit: 'por cento',
  file,
  values: [
    {
      from: pensionLawSettled,
      until: addDays(reform, -1),
      value: { base: 100, perDependant: 0, maximum: 100 },
      source: 'lei-8213-75',
      verifiedOn,
    },
    {
      from: reform,
      value: { base: 50, perDependant: 10, maximum: 100 },
      source: 'ec-103-23',
      verifiedOn,
    },
  ],
});

/** Part of the smaller benefit that is paid, up to so many minimum wages of it. */
export interface AccumulationBand {
  /** Absent in the last band. */
  readonly untilWages?: number;
  readonly percentage: number;
}

/**
 * What is paid of the smaller benefit when the pension left by a spouse or partner is added to a
 * retirement. The amendment prints the bands above the first wage; that one is in full.
 */
export const accumulationBands = legalSeries<readonly AccumulationBand[]>({
  name: 'faixas da acumulação da pensão por morte com aposentadoria',
  unit: 'por cento, por faixa de salários mínimos',
  file,
  values: [
    {
      from: reform,
      value: [
        { untilWages: 1, percentage: 100 },
        { untilWages: 2, percentage: 60 },
        { untilWages: 3, percentage: 40 },
        { untilWages: 4, percentage: 20 },
        { percentage: 10 },
      ],
      source: 'ec-103-24-2',
      verifiedOn,
    },
  ],
});

/** How long after the death a request is still paid from the day of the death. */
export interface RequestTerms {
  readonly days: number;
  /** Undefined where no term ran against them. */
  readonly childDays?: number;
  /** The longer term is for children under this age. */
  readonly childUnderAge: number;
}

/** Terms of Lei 8.213, art. 74; a later request is paid from its own day on, never refused for it. */
export const requestTerms = legalSeries<RequestTerms>({
  name: 'prazo para receber a pensão por morte desde o óbito',
  unit: 'dias',
  file,
  values: [
    {
      from: pensionLawSettled,
      until: addDays(mp871, -1),
      value: { days: 90, childUnderAge: 16 },
      source: 'lei-13183',
    },
    {
      // STJ, Tema 1421, speaks of deaths under the MP too.
      from: mp871,
      until: addDays(lei13846, -1),
      value: { days: 90, childDays: 180, childUnderAge: 16 },
      source: 'mp-871',
    },
    {
      from: lei13846,
      value: { days: 90, childDays: 180, childUnderAge: 16 },
      source: 'lei-8213-74-i',
      verifiedOn,
    },
  ],
});

/** The days for a child. @throws {RangeError} of a death before the law had such a term, when none ran against them */
export function childDaysOf({ childDays }: RequestTerms): number {
  if (childDays === undefined) throw new RangeError('No term ran against a child.');
  return childDays;
}
