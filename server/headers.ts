import type { InlineHashes } from './inline-hashes.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers for the paths that `pattern` covers: one path, or many by its only `*`, which spans slashes. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Headers;
}

// `web-share` is left out on purpose: it is allowed to us by default, and naming it makes
// Chromium on Linux print a console warning on every page.
const deniedFeatures = [
  'camera',
  'geolocation',
  'microphone',
  'payment',
  // A handler of this event would keep a page out of the back/forward cache.
  'unload',
  'usb',
];

/** Every fixed header of the site, as data for this server and for generated configurations. Later rules win. */
export const headerRules: readonly HeaderRule[] = [
  {
    pattern: '/*',
    headers: {
      // Not `no-store`: that would also keep pages out of the back/forward cache.
      'Cache-Control': 'no-cache',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
      // Even the bare address of this site tells others what a visitor worries about.
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  {
    pattern: '/_astro/*',
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  // Asked for by every page, and wrong for a day at worst: then a page is fetched when it is opened.
  {
    pattern: '/speculation-rules.json',
    headers: {
      'Cache-Control': 'public, max-age=86400',
      'Content-Type': 'application/speculationrules+json',
    },
  },
  // Without this it is asked for again on every page.
  { pattern: '/favicon*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  // Not every server knows these types by itself.
  { pattern: '/*.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
  { pattern: '/*.ico', headers: { 'Content-Type': 'image/x-icon' } },
  // Link previews are drawn by other sites; a picture's name is its checksum.
  {
    pattern: '/og/*',
    headers: {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
  // The one kind of text here that cannot declare its own encoding.
  { pattern: '/*.txt', headers: { 'Content-Type': 'text/plain;charset=utf-8' } },
];

/** Only for pages, in addition to the rules: what the browser may fetch before a link is followed. */
export const pageHeaders: Headers = { 'Speculation-Rules': '"/speculation-rules.json"' };

/** Only for configurations that end TLS: over plain http browsers must ignore them (RFC 6797, 7.2). */
export const tlsOnlyHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

const noHashes: InlineHashes = { scripts: [], styles: [], sendsToChat: false };

/**
 * The policy of a page with these inline scripts and styles; external style sheets are not allowed.
 * Markup never comes from text at run time, and the only script address made from text is that of
 * the service worker, by the Trusted Types policy `sw`.
 */
export function contentSecurityPolicy(hashes: InlineHashes = noHashes): string {
  const styles = hashes.styles.length > 0 ? hashes.styles : ["'none'"];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.scripts].join(' '),
    ['style-src', ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // wa.me redirects to api.whatsapp.com, and Chromium checks redirects as well.
    hashes.sendsToChat
      ? 'form-action https://wa.me https://api.whatsapp.com'
      : "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types sw',
  ].join('; ');
}

/** All headers that do not depend on the request, for a URL path and, if a page is there, what it carries inline. */
export function headersFor(path: string, hashes?: InlineHashes): Headers {
  const matching = headerRules.filter((rule) => covers(rule.pattern, path));
  return Object.assign(
    { 'Content-Security-Policy': contentSecurityPolicy(hashes) },
    hashes && pageHeaders,
    ...matching.map((rule) => rule.headers),
  );
}

function covers(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
}
