import { isValidCnpj } from '@brazilian-utils/brazilian-utils';
import { z } from 'zod';
import { readYaml } from '#texts/load/read-yaml.ts';
import { hasHiddenSign } from '#texts/schema/hidden-signs.ts';
import { type Fault, inRows, type Told } from '../fault.ts';
import type { ContentLine } from '../published-text/content-lines.ts';
import { patternOf } from '../wording/rule.ts';

const places = z.enum(['words', 'rows', 'body', 'fields']);

type Place = z.infer<typeof places>;

/** What the guide for writers asks of signs, links and marks, as far as a pattern tells it. */
export const signRules = readYaml(
  'publishing/gates/plain-language/signs.yaml',
  z.array(
    z.strictObject({
      in: places,
      pattern: patternOf('u'),
      unless: patternOf('u').optional(),
      why: z.string(),
      remedy: z.string(),
      fires: z.array(z.string()).min(1),
      silent: z.array(z.string()).min(1),
    }),
  ),
);

interface Sign {
  in: Place;
  isBroken: (text: string) => boolean;
  why: string;
  remedy: string;
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

const signs: readonly Sign[] = [
  ...signRules.map((rule) => ({
    ...rule,
    isBroken: (text: string) => rule.pattern.test(text) && !rule.unless?.test(text),
  })),
  {
    in: 'words',
    isBroken: (text) =>
      count(text, '“') !== count(text, '”') || count(text, '(') !== count(text, ')'),
    why: 'abre aspas ou parênteses e não fecha, ou o contrário.',
    remedy: 'Ponha o par: “assim”, (assim).',
  },
  {
    in: 'words',
    isBroken: (text) =>
      (text.match(/\b\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}\b/g) ?? []).some(
        (cnpj) => !isValidCnpj(cnpj),
      ),
    why: 'tem um CNPJ que não existe.',
    remedy: 'Confira algarismo por algarismo: os dois últimos conferem os outros.',
  },
  {
    in: 'rows',
    isBroken: (row) => count(row, '**') % 2 === 1 || row.includes('****'),
    why: 'tem “**” sem o seu par, e os asteriscos aparecem no site.',
    remedy: 'Ponha “**” no começo e no fim do que vai em negrito.',
  },
  {
    in: 'rows',
    isBroken: hasHiddenSign,
    why: 'tem um sinal que não se vê e que quebra ou vira a linha.',
    remedy: 'Apague a linha e escreva de novo.',
  },
];

const brokenIn = (text: string, ...where: Place[]): Told[] =>
  signs
    .filter((sign) => where.includes(sign.in) && sign.isBroken(text))
    .map(({ why, remedy }) => ({ sentence: text.trim(), reason: why, remedy }));

/** Signs that the words of a text must not have, each in its line. */
export const wordSigns = (lines: readonly ContentLine[]): Fault[] =>
  lines.flatMap(({ file, line, text }) =>
    brokenIn(text, 'words').map((told) => ({ place: `${file}:${line}`, ...told })),
  );

/** Where the text of a Markdown file begins, below its fields; of a file of fields, nowhere. */
const bodyStart = (file: string, rows: readonly string[]): number => {
  if (!file.endsWith('.md')) return rows.length;
  return rows[0] === '---' ? rows.indexOf('---', 1) + 1 : 0;
};

/** Marks of Markdown and YAML that make nothing, and would be read on the site as they stand. */
export function leftMarks(file: string, source: string): Fault[] {
  const start = bodyStart(file, source.split(/\r?\n/));
  return inRows(file, source, (row, index) =>
    /^\s*#\s/.test(row) ? [] : brokenIn(row, 'rows', index < start ? 'fields' : 'body'),
  );
}

const cellsOf = (row: string): number =>
  row
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|').length;

const isTableLine = (row = ''): boolean => /^\|[\s:|-]+\|?$/.test(row) && row.includes('-');

/** Rows of tables with fewer cells than the line below the head, and tables without that line. */
export function brokenTables(file: string, source: string): Fault[] {
  let wanted = 0;
  return inRows(file, source, (row, index, rows) => {
    if (!row.startsWith('|')) wanted = 0;
    else if (isTableLine(row)) wanted = cellsOf(row);
    else if (cellsOf(row) < wanted)
      return [
        {
          sentence: row,
          reason: 'tem menos células que a tabela.',
          remedy: 'Escreva uma célula para cada coluna, entre “|”.',
        },
      ];
    else if (!rows[index - 1]?.startsWith('|') && !isTableLine(rows[index + 1]))
      return [
        {
          sentence: row,
          reason: 'não vira tabela: falta a linha de traços embaixo da primeira.',
          remedy: 'Escreva “|-|-|” na linha de baixo, com um “-” para cada coluna.',
        },
      ];
    return [];
  });
}

/** A heading that stands twice in one part of a text: a question that is asked twice. */
export function repeatedHeadings(file: string, source: string): Fault[] {
  const seen = new Set<string>();
  return inRows(file, source, (row) => {
    if (row.startsWith('## ')) seen.clear();
    const heading = /^###+ (.+)$/.exec(row)?.[1]?.trim();
    const isNew = heading === undefined || !seen.has(heading);
    if (heading !== undefined) seen.add(heading);
    if (isNew) return [];
    return [
      {
        sentence: heading,
        reason: 'já está nesta parte da página.',
        remedy: 'Apague um dos dois, com a resposta.',
      },
    ];
  });
}
