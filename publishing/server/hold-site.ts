import { createHash } from 'node:crypto';
import { contentType } from './content-type.ts';
import { headersFor } from './headers.ts';
import { addressesOf, homesOf, notFoundPath } from './read-site.ts';
import { readSeal, readSealed } from './seal.ts';

/** The codings that the build writes, best first. */
export const codings = ['br', 'gzip', 'identity'] as const;

type Coding = (typeof codings)[number];

interface Held {
  readonly body: Buffer;
  readonly etag: string;
}

/** What is said at one address: in full, or compressed where that is smaller. */
export interface HeldAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly contents: { readonly identity: Held } & { readonly [coding in Coding]?: Held };
}

export interface HeldSite {
  readonly known: ReadonlyMap<string, HeldAnswer>;
  /** The page that each address leads to. */
  readonly homes: ReadonlyMap<string, string>;
  readonly notFound: HeldAnswer;
}

/** Reads a finished build, all of it; undefined where there is none. */
export function holdSite(dist: string): HeldSite | undefined {
  const files = readSealed(dist);
  if (!files) return undefined;
  const read = (file: string) => files.get(file) ?? Buffer.alloc(0);
  const site = addressesOf(files.keys(), (file) => read(file).toString());
  const known = new Map<string, HeldAnswer>();
  for (const { path, file, hashes } of site) {
    const { 'Content-Type': type = contentType(file), ...headers } = headersFor(path, hashes);
    const [br, gzip] = [files.get(`${file}.br`), files.get(`${file}.gz`)];
    known.set(path, {
      headers: { ...headers, 'Content-Type': type },
      contents: {
        identity: held(read(file)),
        ...(br && { br: held(br) }),
        ...(gzip && { gzip: held(gzip) }),
      },
    });
  }
  const notFound = known.get(notFoundPath);
  if (!notFound) throw new Error(`${dist} has no 404.html.`);
  known.delete(notFoundPath);
  return { known, homes: homesOf(site), notFound };
}

/**
 * The newest finished build of the folder, held from the moment on in which all of it is there.
 * Looks for another one every `interval` milliseconds. Undefined where there is none to begin with.
 */
export function followBuilds(dist: string, interval = 500): (() => HeldSite) | undefined {
  let seal = readSeal(dist);
  let site = holdSite(dist);
  if (!site) return undefined;
  let current = site;
  setInterval(() => {
    const next = readSeal(dist);
    if (next === undefined || next === seal) return;
    site = holdSite(dist);
    if (site) [seal, current] = [next, site];
  }, interval).unref();
  return () => current;
}

const held = (body: Buffer): Held => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
});
