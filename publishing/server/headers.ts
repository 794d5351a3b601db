import type { InlineHashes } from './inline-hashes.ts';

export type HeaderFields = Readonly<Record<string, string>>;

/** Headers for the paths that `pattern` covers: one path, or many by its only `*`, which spans slashes. */
interface HeaderRule {
  readonly pattern: string;
  readonly headers: HeaderFields;
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

/** The page on which a visitor reads a paper of their own: once it is there, nothing may leave it. */
export const readingPath = '/ferramentas/extrato-cnis';
/** The program that reads it. A worker obeys the policy of its own answer, and not the page's. */
const readerPattern = '/leitor-*';

export const isReader = (path: string): boolean => covers(readerPattern, path);

/** Whether the path is that of the program that reads photographs: it runs WebAssembly, handed in by the page. */
export const isPhotoReader = (path: string): boolean => covers('/leitor-foto-*', path);

const drawingsPath = '/desenhos.svg';

/** The page that shows others how to show our tools, and the folder of these: the only pages that may be framed. */
const framingPath = '/embutir';
export const framedFolder = `${framingPath}/`;

const keptForever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * What anybody may read with a program of their own: facts of the law, the same for all. And what a
 * page in a sandboxed frame asks for: it comes from nowhere, also to its own site.
 */
const openToAll = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

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
  { pattern: '/_astro/*', headers: { ...keptForever, ...openToAll } },
  { pattern: readerPattern, headers: keptForever },
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
  // Most pages ask for it.
  { pattern: drawingsPath, headers: { 'Cache-Control': 'public, max-age=86400' } },
  // Not every server knows these types by itself.
  { pattern: '/*.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
  { pattern: '/*.ico', headers: { 'Content-Type': 'image/x-icon' } },
  // A tool for the pages of others, and their script.
  { pattern: `${framedFolder}*`, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  {
    pattern: '/embutir.js',
    headers: {
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
  // Link previews are drawn by other sites; a picture's name is its checksum.
  {
    pattern: '/og/*',
    headers: { ...keptForever, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
  { pattern: '/dados', headers: openToAll },
  { pattern: '/dados/*', headers: openToAll },
  { pattern: '/dados/mudancas.xml', headers: { 'Content-Type': 'application/atom+xml' } },
  // The one kind of text here that cannot declare its own encoding.
  { pattern: '/*.txt', headers: { 'Content-Type': 'text/plain;charset=utf-8' } },
];

const withoutSpeculation: readonly PolicyKind[] = ['reading', 'framed'];

/** Only for pages, but for the one where a paper is read and those in frames, in addition to the rules: what the browser may fetch before a link is followed. */
export const pageHeaders: HeaderFields = { 'Speculation-Rules': '"/speculation-rules.json"' };

/**
 * Only for configurations that end TLS: over plain http browsers must ignore them (RFC 6797, 7.2).
 * @param isFirstWeek five minutes in place of two years: a name without https below this one opens again soon
 */
export const transportHeaders = (isFirstWeek: boolean): HeaderFields => ({
  'Strict-Transport-Security': isFirstWeek ? 'max-age=300' : 'max-age=63072000; includeSubDomains',
});

/** Those of this build. */
export const tlsOnlyHeaders = transportHeaders(process.env.FIRST_WEEK === 'on');

const noHashes: InlineHashes = { scripts: [], styles: [], sendsToChat: false };

/** The page that reads a letter, which fetches what reads photographs when it is asked to. */
export const letterReadingPath = '/carta';

/** What a policy allows: the usual, to read a letter, nothing to leave the page, to hold a frame, to be in one, nothing at all, or nothing but an engine, or but the styles of a picture. */
type PolicyKind =
  | 'usual'
  | 'letter'
  | 'reading'
  | 'framing'
  | 'framed'
  | 'reader'
  | 'photoReader'
  | 'drawings';

export const policyKindOf = (path: string): PolicyKind => {
  if (isPhotoReader(path)) return 'photoReader';
  if (isReader(path)) return 'reader';
  if (path === drawingsPath) return 'drawings';
  // The letters below it have the same: hosts take one rule for all of them.
  if (path === letterReadingPath || path.startsWith(`${letterReadingPath}/`)) return 'letter';
  if (path === framingPath) return 'framing';
  if (path.startsWith(framedFolder)) return 'framed';
  return path === readingPath ? 'reading' : 'usual';
};

/** The names under which an address of a program may be made of text. */
const trustedFor: Readonly<
  Record<Exclude<PolicyKind, 'reader' | 'photoReader' | 'drawings'>, string>
> = {
  usual: 'sw',
  letter: 'sw pdf foto',
  reading: 'sw pdf',
  framing: 'sw',
  // No worker answers in the frame of another page.
  framed: "'none'",
};

const alwaysIn = (ancestors: "'none'" | '*') => [
  "base-uri 'none'",
  `frame-ancestors ${ancestors}`,
  "require-trusted-types-for 'script'",
];

/**
 * The policy of a page with these inline scripts and styles, and the sheet of the site.
 * Markup never comes from text at run time, and the only script address made from text is that of
 * the service worker, by the Trusted Types policy `sw`. Where a visitor's paper is read, that of the
 * reader comes by `pdf`, and no program of the page can connect to anything.
 */
export function contentSecurityPolicy(
  hashes: InlineHashes = noHashes,
  kind: PolicyKind = 'usual',
): string {
  if (kind === 'reader' || kind === 'photoReader') {
    // An engine that is handed in as bytes may run; nothing may be fetched, not even the engine.
    const engine = kind === 'photoReader' ? ["script-src 'wasm-unsafe-eval'"] : [];
    const always = alwaysIn("'none'");
    return ["default-src 'none'", ...engine, ...always, "trusted-types 'none'"].join('; ');
  }
  // Firefox asks a picture's own policy about the styles in it.
  if (kind === 'drawings')
    return ["default-src 'none'", "style-src 'unsafe-inline'", ...alwaysIn("'none'")].join('; ');
  const isClosed = kind === 'reading' || kind === 'framed';
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.scripts].join(' '),
    ["style-src 'self'", ...hashes.styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    ...(kind === 'framing' ? ["frame-src 'self'"] : []),
    isClosed ? "connect-src 'none'" : "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // wa.me redirects to api.whatsapp.com, and Chromium checks redirects as well.
    hashes.sendsToChat
      ? 'form-action https://wa.me https://api.whatsapp.com'
      : "form-action 'none'",
    ...alwaysIn(kind === 'framed' ? '*' : "'none'"),
    `trusted-types ${trustedFor[kind]}`,
  ].join('; ');
}

/** All headers that do not depend on the request, for a URL path and, if a page is there, what it carries inline. */
export function headersFor(path: string, hashes?: InlineHashes): HeaderFields {
  const matching = headerRules.filter((rule) => covers(rule.pattern, path));
  return Object.assign(
    { 'Content-Security-Policy': contentSecurityPolicy(hashes, policyKindOf(path)) },
    hashes && !withoutSpeculation.includes(policyKindOf(path)) && pageHeaders,
    ...matching.map((rule) => rule.headers),
  );
}

function covers(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
}
