import { durationSeries } from './durations.ts';
import {
  amountSeries,
  countSeries,
  fixedAmountSeries,
  optionalDaySeries,
  pastAmountSeries,
  rateSeries,
  type SeriesSchema,
} from './series.ts';
import { fileOf } from './tie.ts';

interface SeriesFile {
  readonly schema: SeriesSchema;
  /** A value of its form, which says nothing: for texts to be judged while the file is faulty. */
  readonly blank: unknown;
}

const alike = (schema: SeriesSchema, blank: unknown, names: readonly string[]) =>
  names.map((name) => [fileOf(name), { schema, blank }] as const);

/** The files of `engine/law/values`, with what each has to be. */
export const seriesFiles: ReadonlyMap<string, SeriesFile> = new Map([
  ...alike(amountSeries, '0,00', [
    'minimum-wage',
    'ceiling',
    'low-income',
    'family-allowance',
    'second-bracket',
    'third-bracket',
  ]),
  ...alike(fixedAmountSeries, '0,00', [
    'untaxed-income',
    'reduced-tax-income',
    'mei-trade-tax',
    'mei-services-tax',
    'bpc-medicine',
    'bpc-treatment',
    'bpc-nappies',
    'bpc-special-food',
    'bpc-day-centre',
  ]),
  ...alike(rateSeries, '0', [
    'full-plan-rate',
    'simplified-plan-rate',
    'low-income-plan-rate',
    'mei-rate',
    'withheld-rate',
    'employee-first-rate',
  ]),
  ...alike(countSeries, 1, [
    'dpu-income',
    'jef-limit',
    'own-due-day',
    'mei-due-day',
    'documentary-exam-days',
    'maternity-days',
  ]),
  ...alike(optionalDaySeries, [], ['optional-days']),
  ...alike(durationSeries, [{ fromAge: 0, years: 'vitalicia' }], ['pension-duration']),
  ...alike(pastAmountSeries, '0,00', ['past-minimum-wages', 'past-ceilings']),
]);
