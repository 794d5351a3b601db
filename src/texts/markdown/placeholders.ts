import { withoutAccents } from '#words/accents.ts';
import type { Figure, FigureSource } from '../figures/figure.ts';
import { plainFigure } from '../figures/figure.ts';

const placeholder = /\{\{\s*([a-z0-9.-]+)\s*\}\}/g;

/** A key with an accent, a capital or a lost brace would be published as it stands. */
const leftover = /\{+[^{}]*\}*|\}+/;

function faultOf(found: string, figures: FigureSource): string {
  const key = withoutAccents(found.replaceAll(/[{}]/g, ''))
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '-');
  const remedy = figures(key)
    ? `Escreva {{${key}}}`
    : 'Um valor se escreve {{assim}}, em minúsculas e sem acento. A lista está em docs/como-editar.md';
  return `“${found}” sairia no site como está. ${remedy}`;
}

/** A stretch without keys. Throws on what is left of one. */
function words(text: string, figures: FigureSource): string[] {
  const found = leftover.exec(text)?.[0];
  if (found) throw new Error(faultOf(found, figures));
  return text === '' ? [] : [text];
}

/**
 * The figures for a stretch of text that is read as one. Where the values of the new year are still
 * missing, {{ano}} is the year of those that it shows: "R$ 1 em 2027 (valor de 2026)" says two things.
 */
export function inOneYear(text: string, figures: FigureSource): FigureSource {
  const [oldest] = [...text.matchAll(placeholder)]
    .flatMap(([, key = '']) => figures(key)?.outdatedYear ?? [])
    .sort((one, other) => one - other);
  return oldest === undefined
    ? figures
    : (key) => (key === 'ano' ? { text: String(oldest) } : figures(key));
}

/** Splits a text at its {{keys}}: strings and figures in order. Throws on an unknown key. */
export function splitPlaceholders(text: string, source: FigureSource): (string | Figure)[] {
  const figures = inOneYear(text, source);
  const parts: (string | Figure)[] = [];
  let end = 0;
  for (const match of text.matchAll(placeholder)) {
    parts.push(...words(text.slice(end, match.index), figures));
    const key = match[1] ?? '';
    const figure = figures(key);
    if (!figure)
      throw new Error(`o valor {{${key}}} não existe. A lista está em docs/como-editar.md`);
    parts.push(figure.isWords ? figure.text : figure);
    end = match.index + match[0].length;
  }
  return withoutSeams([...parts, ...words(text.slice(end), figures)]);
}

/** Neighbouring strings as one. */
function withoutSeams(parts: readonly (string | Figure)[]): (string | Figure)[] {
  const joint: (string | Figure)[] = [];
  for (const part of parts) {
    const last = joint.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joint[joint.length - 1] = last + part;
    else joint.push(part);
  }
  return joint;
}

/** The same as plain text. */
export const fillPlaceholders = (text: string, figures: FigureSource): string =>
  splitPlaceholders(text, figures)
    .map((part) => (typeof part === 'string' ? part : plainFigure(part)))
    .join('');
