import { createHash } from 'node:crypto';

/** What the policy of a page has to name: CSP sources (`'sha256-…'`), each once, in page order. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Whether a form of the page opens the chat without a script. */
  readonly sendsToChat: boolean;
}

// Comments are matched too, so that markup inside them is skipped rather than hashed.
const rawElement =
  /<!--[\s\S]*?-->|<(script|style)((?:\s(?:"[^"]*"|'[^']*'|[^'">])*)?)>([\s\S]*?)<\/\1\s*>/gi;
const external = /\ssrc\s*=/i;
const chatForm = /<form\s[^>]*\baction="https:\/\/wa\.me\//;
const dataBlock = /\stype\s*=\s*["']?application\/(?:ld\+)?json\b/i;

/** What the Content-Security-Policy of a page of our own build has to allow; data blocks (JSON-LD) need nothing. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = '', content = ''] of html.matchAll(rawElement)) {
    if (tag?.toLowerCase() === 'style') styles.add(hashSource(content));
    else if (tag && !external.test(attributes) && !dataBlock.test(attributes)) {
      scripts.add(hashSource(content));
    }
  }
  return { scripts: [...scripts], styles: [...styles], sendsToChat: chatForm.test(html) };
}

function hashSource(content: string): string {
  // Browsers hash the parsed text, where every line break is already a line feed.
  const parsed = content.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(parsed).digest('base64')}'`;
}
