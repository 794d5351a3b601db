/** What the service worker is to keep, by address. */
export interface CopyList {
  /** Files of pages or programs; a new content is a new address. */
  readonly parts: readonly string[];
  /** Kept as they are: the letters, and React, which the tools need without a connection too. */
  readonly files: readonly string[];
  /** Kept once somebody has fetched them, and not before: few need them, and they are large. */
  readonly onceUsed: readonly string[];
  /** What each of them is, as `fetch` checks it: other content never gets into the copy. */
  readonly integrity: Readonly<Record<string, string>>;
  /** What parts and files take on the device, uncompressed. */
  readonly bytes: number;
}

/** One file of the copy: what the server would answer at each address. */
export type CopyPart = Readonly<
  Record<string, { readonly headers: Readonly<Record<string, string>>; readonly body: string }>
>;
