import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { isCitationKey } from '#law/citations.ts';
import { shortDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { joined } from '#words/phrases.ts';
import type { YearsMonthsDays } from '../legal-days.ts';

const { dinheiro, palavras } = z
  .strictObject({
    dinheiro: z.array(z.string()),
    palavras: z.record(z.string(), z.union([z.string(), z.number()]).transform(String)),
  })
  .parse(parse(readFileSync(join(import.meta.dirname, 'words.yaml'), 'utf8')));

/** What a rule calls something, in the words of the cases; "child-0" is the first of its kind. */
function wordFor(name: string): string {
  const [, kind, index] = /^([a-z]+)-(\d+)$/.exec(name) ?? [];
  if (kind) return `${wordFor(kind)} ${Number(index) + 1}`;
  return palavras[name] ?? name;
}

const hasId = (item: unknown): item is { id: string } =>
  typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string';

const isDay = /^\d{4}-\d{2}-\d{2}$/;

function textInWords(text: string): string {
  if (isDay.test(text)) return shortDate(text);
  return isCitationKey(text) ? text : wordFor(text);
}

const units = [
  ['years', 'ano', 'anos'],
  ['months', 'mês', 'meses'],
  ['days', 'dia', 'dias'],
] as const;

/** "29 anos e 5 meses"; undefined for what is no length of time. */
function lengthInWords(value: object): string | undefined {
  if (Object.keys(value).join() !== 'years,months,days') return undefined;
  const length = value as YearsMonthsDays;
  const parts = units.flatMap(([unit, one, many]) =>
    length[unit] ? [`${length[unit]} ${length[unit] === 1 ? one : many}`] : [],
  );
  return joined(parts) || '0 dias';
}

/** What has a name (`id`) under that name; or the names alone, where there is no more to them. */
function listInWords(list: readonly unknown[]): unknown {
  if (list.length === 0 || !list.every(hasId)) return list.map((item) => inWords(item));
  const named = list.map(({ id, ...rest }) => [wordFor(id), rest] as const);
  return named.every(([, rest]) => Object.keys(rest).length === 0)
    ? named.map(([name]) => name)
    : Object.fromEntries(named.map(([name, rest]) => [name, inWords(rest)]));
}

const isAmount = (key: string) => key.endsWith('Cents') || dinheiro.includes(key);

/** A result in the words of cases.yaml: 20/11/2026, R$ 1.621,00; what has no word in words.yaml keeps its own. */
export function inWords(value: unknown, isMoney = false): unknown {
  if (value === undefined || value === null) return 'nenhum';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number') return isMoney ? formatCents(value).replace('\u00a0', ' ') : value;
  if (typeof value === 'string') return textInWords(value);
  if (Array.isArray(value)) return listInWords(value);
  return (
    lengthInWords(value) ??
    Object.fromEntries(
      Object.entries(value).map(([key, item]) => [wordFor(key), inWords(item, isAmount(key))]),
    )
  );
}
