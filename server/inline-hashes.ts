import { createHash } from 'node:crypto';

/** CSP sources (`'sha256-…'`) of what a page carries inline, each once, in page order. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

// Comments are matched too, so that markup inside them is skipped rather than hashed.
const rawElement =
  /<!--[\s\S]*?-->|<(script|style)((?:\s(?:"[^"]*"|'[^']*'|[^'">])*)?)>([\s\S]*?)<\/\1\s*>/gi;
const external = /\ssrc\s*=/i;
const dataBlock = /\stype\s*=\s*["']?application\/(?:ld\+)?json\b/i;

/**
 * Hashes of the inline scripts and styles of a page of our own build, for its
 * Content-Security-Policy. Data blocks (JSON-LD) never run and need none.
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = '', content = ''] of html.matchAll(rawElement)) {
    if (tag?.toLowerCase() === 'style') styles.add(hashSource(content));
    else if (tag && !external.test(attributes) && !dataBlock.test(attributes)) {
      scripts.add(hashSource(content));
    }
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function hashSource(content: string): string {
  // Browsers hash the parsed text, where every line break is already a line feed.
  const parsed = content.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(parsed).digest('base64')}'`;
}
