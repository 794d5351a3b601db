import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of the limit page before compression. */
const limitBytes = 10_240;

/**
 * Writes the physical limit into the folder: bare HTML of 10 KB with the words of a real page, no
 * style, no font, no icon. Nothing of as many words can be quicker. Returns its path.
 */
export function writeLimitPage(folder: string, html: string): string {
  const words = html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const start =
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="Limite"><title>Limite</title><link rel="icon" href="data:,"></head><body><main><h1>Limite</h1><p>';
  const end = '</p></main></body></html>';
  let text = '';
  for (const [index, word] of words.entries()) {
    const next = `${text}${index > 0 && index % 60 === 0 ? '</p><p>' : ' '}${word}`;
    if (Buffer.byteLength(start + next + end) > limitBytes) break;
    text = next;
  }
  writeFileSync(join(folder, 'limite.html'), start + text + end);
  return '/limite';
}
