import type { WrittenValue } from '../written.ts';
import { type BrokenTie, fileOf, type SeriesOf } from './tie.ts';

/** Files whose values have a new norm whenever they change. */
const withOwnNorms = [
  'minimum-wage',
  'ceiling',
  'low-income',
  'family-allowance',
  'second-bracket',
  'third-bracket',
  'optional-days',
  'untaxed-income',
  'reduced-tax-income',
  'bpc-medicine',
  'bpc-treatment',
  'bpc-nappies',
  'bpc-special-food',
  'bpc-day-centre',
].map(fileOf);

/** The year that the name of a norm says: "Decreto 12.797/2025 (salário mínimo de 2026)". */
const named = /\bde (2\d{3})\)/;

const yearOf = ({ from }: WrittenValue<unknown>): string => String(from).slice(0, 4);

function faultOf(
  value: WrittenValue<unknown>,
  before: WrittenValue<unknown> | undefined,
  nameOf: (key: string) => string | undefined,
): string | undefined {
  const norm = nameOf(value.source) ?? value.source;
  const [, year = yearOf(value)] = named.exec(norm) ?? [];
  if (year < yearOf(value))
    return `a norma “${norm}” é de ${year}. Escreva a que fixa o valor de ${yearOf(value)}`;
  if (value.isJumpConfirmed || before?.source !== value.source) return undefined;
  return `“${norm}” é a norma do valor de antes. Escreva a nova. Se a norma diz mesmo isso, acrescente "isJumpConfirmed": true`;
}

/** Values under the norm of a year before: its name is at hand, and is easily left as it was. */
export const oldNorms = (
  seriesOf: SeriesOf,
  nameOf: (key: string) => string | undefined,
): BrokenTie[] =>
  withOwnNorms.flatMap((file) => {
    const values = seriesOf(file)?.values ?? [];
    return values.flatMap((value, index): BrokenTie[] => {
      const message = faultOf(value, values[index - 1], nameOf);
      return message ? [{ file, index, field: 'source', message }] : [];
    });
  });
