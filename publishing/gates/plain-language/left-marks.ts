import { hasHiddenSign } from '#texts/schema/hidden-signs.ts';
import type { Fault } from '../fault.ts';

interface MarkRule {
  isLeft: (row: string) => boolean;
  reason: string;
  remedy: string;
}

const goodBlock = /^:::(?:[a-z-]+(?:\[[^\]]+\])?)?\s*$|^::base\[[^\]]+\]\s*$/;
const goodLink = /\[[^[\]]*\]\([^()\s]*\)/g;

const everywhere: readonly MarkRule[] = [
  {
    isLeft: hasHiddenSign,
    reason: 'tem um sinal que não se vê e que quebra ou vira a linha.',
    remedy: 'Apague a linha e escreva de novo.',
  },
  {
    isLeft: (row) => /^[ -]*[\u00a0\u200b\u202f]/.test(row),
    reason: 'começa com um espaço que veio copiado de outro lugar e não vale como espaço.',
    remedy: 'Apague o começo da linha e escreva os espaços de novo.',
  },
  {
    isLeft: (row) => row !== row.normalize('NFC'),
    reason: 'tem letras com o acento à parte, e a procura e a conferência não as acham.',
    remedy: 'Apague a palavra e escreva de novo: ela veio com um texto colado.',
  },
  {
    isLeft: (row) => row.split('**').length % 2 === 0 || row.includes('****'),
    reason: 'tem “**” sem o seu par, e os asteriscos aparecem no site.',
    remedy: 'Ponha “**” no começo e no fim do que vai em negrito.',
  },
  {
    isLeft: (row) => /\]\s?\((?:https?:|tel:|\/|#)|\]\(/.test(row.replaceAll(goodLink, '')),
    reason: 'tem um link que não fecha, e os sinais dele aparecem no site.',
    remedy: 'Escreva [palavras](endereço), sem espaço no meio.',
  },
];

const conflict: MarkRule = {
  isLeft: (row) => /^(?:<{7} |={7}$|>{7} )/.test(row),
  reason: 'é uma marca do Git: aqui ficaram duas versões do texto.',
  remedy: 'Escolha uma das duas e apague a outra, com as três marcas <<<<<<<, ======= e >>>>>>>.',
};

const inBody: readonly MarkRule[] = [
  {
    isLeft: (row) => /^#+[^#\s]/.test(row),
    reason: 'não vira título: falta o espaço depois de “#”.',
    remedy: 'Ponha um espaço: “## Título”.',
  },
  {
    isLeft: (row) => /^\s*(?:-[^\s-]|--+\s)/.test(row),
    reason: 'não vira item da lista: falta o espaço depois de “-”, ou há mais de um.',
    remedy: 'Ponha um hífen e um espaço: “- item”.',
  },
  {
    isLeft: (row) => /^\s*-\s+\[(?!(?: |x)\]|[^\]]+\]\()/.test(row),
    reason: 'não vira item de marcar: falta o espaço entre os colchetes.',
    remedy: 'Escreva “- [ ] item”.',
  },
  {
    isLeft: (row) => /^\s{0,3}(?:--+|==+|\*\*\*+)\s*$/.test(row),
    reason: 'faz um título da linha de cima, ou um traço.',
    remedy: 'Apague a linha. Um título começa com “## ”.',
  },
  {
    isLeft: (row) => /^\s*[•·▪●◦‣–—]\s/.test(row),
    reason: 'não vira item da lista: o sinal veio de um editor de textos.',
    remedy: 'Troque o sinal por um hífen: “- item”.',
  },
  {
    isLeft: (row) => /^\s*(?::{2,}|: )\s*[a-zA-Z]/.test(row) && !goodBlock.test(row),
    reason: 'não vira bloco nem lista de fontes.',
    remedy:
      'Escreva “:::cuidado” ou “::base[lei-8213-86]”: no começo da linha, sem espaço, e nela nada mais.',
  },
];

const inFields: readonly MarkRule[] = [
  {
    isLeft: (row) =>
      /^\s*(?:title|lead|card|label):[^\p{Ll}]*\p{Lu}{2,} [^\p{Ll}]*\p{Lu}{2,}[^\p{Ll}]*$/u.test(
        row,
      ),
    reason: 'está todo em maiúsculas, que parecem grito e cansam quem lê mal.',
    remedy: 'Escreva como uma frase: só a primeira letra e os nomes em maiúsculas.',
  },
  {
    isLeft: (row) => /^\s*(?:- (?:[\w.-]+:\s+)?|[\w.-]+:\s+)“[^“]*”\s*$/.test(row),
    reason: 'está todo entre aspas curvas, que aparecem no site.',
    remedy: 'Troque as de fora por aspas retas: "assim".',
  },
];

const cellsOf = (row: string): number =>
  row
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|').length;

const isTableLine = (row = ''): boolean => /^\|[\s:|-]+\|?$/.test(row) && row.includes('-');

/** A row of a table with fewer cells than the line below its head. */
function shortRows(rows: readonly string[]): { index: number; row: string }[] {
  let wanted = 0;
  return rows.flatMap((row, index) => {
    if (!row.startsWith('|')) wanted = 0;
    else if (isTableLine(row)) wanted = cellsOf(row);
    else if (cellsOf(row) < wanted) return [{ index, row }];
    return [];
  });
}

/** The first row of what looks like a table and has no line below its head. */
const noTables = (rows: readonly string[]): number[] =>
  rows.flatMap((row, index) =>
    row.startsWith('|') && !rows[index - 1]?.startsWith('|') && !isTableLine(rows[index + 1])
      ? [index]
      : [],
  );

/** Where the text of a Markdown file begins, below its fields; of a file of fields, nowhere. */
const bodyStart = (file: string, rows: readonly string[]): number => {
  if (!file.endsWith('.md')) return rows.length;
  return rows[0] === '---' ? rows.indexOf('---', 1) + 1 : 0;
};

/** Marks of Markdown and YAML that make nothing, and would be read on the site as they stand. */
export function leftMarks(file: string, source: string): Fault[] {
  const rows = source.split(/\r?\n/);
  const start = bodyStart(file, rows);
  const marks = rows.flatMap((row, index) =>
    [...everywhere, conflict, ...(index < start ? inFields : inBody)]
      .filter(({ isLeft }) => !/^\s*#\s/.test(row) && isLeft(row))
      .map(({ reason, remedy }) => ({
        place: `${file}:${index + 1}`,
        sentence: row.trim(),
        reason,
        remedy,
      })),
  );
  const short = shortRows(rows).map(({ index, row }) => ({
    place: `${file}:${index + 1}`,
    sentence: row,
    reason: 'tem menos células que a tabela.',
    remedy: 'Escreva uma célula para cada coluna, entre “|”.',
  }));
  const lost = noTables(rows).map((index) => ({
    place: `${file}:${index + 1}`,
    sentence: rows[index] ?? '',
    reason: 'não vira tabela: falta a linha de traços embaixo da primeira.',
    remedy: 'Escreva “|-|-|” na linha de baixo, com um “-” para cada coluna.',
  }));
  return [...marks, ...short, ...lost];
}
