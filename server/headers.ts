import type { InlineHashes } from './inline-hashes.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers for the paths that `pattern` covers; it holds exactly one `*`, which spans slashes. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Headers;
}

// `web-share` is left out on purpose: it is allowed to us by default, and naming it makes
// Chromium on Linux print a console warning on every page.
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Every fixed header of the site, as data for this server and for generated configurations. Later rules win. */
export const headerRules: readonly HeaderRule[] = [
  {
    pattern: '/*',
    headers: {
      // Not `no-store`: that would also keep pages out of the back/forward cache.
      'Cache-Control': 'no-cache',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Origin-Agent-Cluster': '?1',
      'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
  },
  {
    pattern: '/_astro/*',
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  // Link previews are drawn by other sites.
  { pattern: '/og/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  // The one kind of text here that cannot declare its own encoding.
  { pattern: '/*.txt', headers: { 'Content-Type': 'text/plain;charset=utf-8' } },
];

/** Only for configurations that end TLS: over plain http browsers must ignore them (RFC 6797, 7.2). */
export const tlsOnlyHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

const noHashes: InlineHashes = { scripts: [], styles: [] };

/** The policy of a page with these inline scripts and styles; external style sheets are not allowed. */
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
    // wa.me redirects to api.whatsapp.com, and Chromium checks redirects as well.
    'form-action https://wa.me https://api.whatsapp.com',
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** All headers that do not depend on the request, for a URL path and what the page there carries inline. */
export function headersFor(path: string, hashes?: InlineHashes): Headers {
  const matching = headerRules.filter((rule) => covers(rule.pattern, path));
  return Object.assign(
    { 'Content-Security-Policy': contentSecurityPolicy(hashes) },
    ...matching.map((rule) => rule.headers),
  );
}

function covers(pattern: string, path: string): boolean {
  const [start = '', end = ''] = pattern.split('*');
  return path.startsWith(start) && path.endsWith(end);
}
