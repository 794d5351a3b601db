import { leadsToWords } from '#law/citations/leads-to.ts';
import { type CitationKey, citation } from '#law/citations.ts';
import { type Month, monthOf } from '#law/month.ts';
import type { LegalSeries, LegalValue } from '#law/value.ts';
import type { Column, Row } from './table.ts';

/** Where each line comes from. */
export const basisColumns: readonly Column[] = [
  { name: 'norma', says: 'A norma que fixa o valor.', kind: 'text', isBasis: true },
  { name: 'url', says: 'O endereço da norma.', kind: 'address', isBasis: true },
  {
    name: 'abre',
    says: 'O que o endereço abre, quando não é o texto em vigor.',
    kind: 'text',
    isOptional: true,
    isBasis: true,
  },
  {
    name: 'conferidoEm',
    says: 'O dia em que comparamos o valor com a norma. Vazio: ainda não comparamos.',
    kind: 'day',
    isOptional: true,
    isBasis: true,
  },
];

/** The cells of those columns. */
export function basisOf(source: CitationKey, verifiedOn: string | undefined): Row {
  const { label, url, leadsTo } = citation(source);
  return {
    norma: label,
    url,
    abre: leadsTo ? leadsToWords[leadsTo] : null,
    conferidoEm: verifiedOn ?? null,
  };
}

/** From when to when a value holds. */
const periodColumns = (kind: 'month' | 'day', unit: string): readonly Column[] => [
  { name: 'desde', says: `O primeiro ${unit} em que o valor vale.`, kind, isKey: true },
  {
    name: 'ate',
    says: `O último ${unit} em que o valor vale. Vazio: a norma não marca o fim.`,
    kind,
    isOptional: true,
    isBasis: true,
  },
];

export const monthColumns = periodColumns('month', 'mês');
export const dayColumns = periodColumns('day', 'dia');

type Period = Pick<LegalValue<unknown>, 'from' | 'until'>;

export const monthsOf = ({ from, until }: Period): Row => ({
  desde: monthOf(from),
  ate: until ? monthOf(until) : null,
});

export const daysOf = ({ from, until }: Period): Row => ({ desde: from, ate: until ?? null });

/** The last month that all of the series know; undefined where none of them ends. */
export const lastMonthOfAll = (...all: readonly LegalSeries<unknown>[]): Month | undefined =>
  all
    .flatMap(({ values }) => values.at(-1)?.until ?? [])
    .sort()
    .map(monthOf)[0];
