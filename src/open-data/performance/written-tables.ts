import { readFileSync } from 'node:fs';
import type { Measured } from './figure.ts';

/** The cells of the lines of a Markdown table that the pattern names. */
const linesOf = (text: string, line: RegExp): string[][] =>
  text
    .split('\n')
    .filter((one) => line.test(one))
    .map((one) =>
      one
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const numberIn = (cell = ''): number => Number(/[\d.]+/.exec(cell.replaceAll(',', ''))?.[0]);

/** A file that a command writes for people: refused where it is no longer as that command writes it. */
function told(file: string, day: RegExp, tables: readonly string[][]): string {
  const [, found] = day.exec(readFileSync(file, 'utf8')) ?? [];
  if (!found || tables.length === 0)
    throw new Error(`${file}: não está como o comando o escreve. Rode o comando de novo.`);
  return found;
}

const kinds = new Map([
  ['/', 'Página inicial'],
  ['/beneficios/bpc-loas', 'Benefício'],
  ['/conteudos/beneficio-indeferido', 'Guia do pedido negado'],
  ['/por-onde-comecar', 'Por onde começar'],
  ['/ferramentas/pensao-por-morte', 'Ferramenta'],
  ['/privacidade', 'Página de texto'],
  ['limit-page', 'A página mais rápida possível'],
]);

/** First visits over a slow line, as the benchmark wrote them. */
export function slowLineVisits(file = 'docs/benchmarks.md'): Measured {
  const rows = linesOf(readFileSync(file, 'utf8'), /^\| .*×/);
  return {
    day: told(file, /Run on (\d{4}-\d\d-\d\d)/, rows),
    command: 'bench',
    figures: rows.map(([page = '', , , , , lcp]) => ({
      group: 'Primeira visita, em uma linha lenta e um celular lento',
      name: kinds.get(page.replace(' ', '-')) ?? page,
      value: numberIn(lcp) / 1000,
      unit: 'segundos até ler',
    })),
  };
}
