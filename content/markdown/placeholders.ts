import type { Figure, FigureSource } from '../figures/figure.ts';
import { plainFigure } from '../figures/figure.ts';

const placeholder = /\{\{\s*([a-z0-9.-]+)\s*\}\}/g;

/** Splits a text at its {{keys}}: strings and figures in order. Throws on an unknown key. */
export function splitPlaceholders(text: string, figures: FigureSource): (string | Figure)[] {
  const parts: (string | Figure)[] = [];
  let end = 0;
  for (const match of text.matchAll(placeholder)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    const key = match[1] ?? '';
    const figure = figures(key);
    if (!figure)
      throw new Error(`o valor {{${key}}} não existe. A lista está em docs/como-editar.md`);
    parts.push(figure);
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** The same as plain text. */
export const fillPlaceholders = (text: string, figures: FigureSource): string =>
  splitPlaceholders(text, figures)
    .map((part) => (typeof part === 'string' ? part : plainFigure(part)))
    .join('');
