/** A picture below this is a mark or a code, not a page. */
const leastBytes = 20_000;

/** How a picture that a camera or a scanner compressed begins (JPEG, ISO/IEC 10918-1, B.1.1.3). */
const begins = [0xff, 0xd8, 0xff] as const;
const streamEnds = new TextEncoder().encode('endstream');

const standsAt = (bytes: Uint8Array, at: number, what: ArrayLike<number>): boolean =>
  Array.from(what).every((one, index) => bytes[at + index] === one);

function indexAfter(bytes: Uint8Array, from: number, what: ArrayLike<number>): number {
  const first = what[0] as number;
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1))
    if (standsAt(bytes, at, what)) return at;
  return -1;
}

/**
 * The pages of a PDF that are photographs, as the files that a scanner put into it, in their order. A
 * picture that is compressed once more, or encrypted, is not found.
 */
export function scannedPages(bytes: Uint8Array<ArrayBuffer>): Blob[] {
  const pages: Blob[] = [];
  for (let at = indexAfter(bytes, 0, begins); at !== -1; at = indexAfter(bytes, at, begins)) {
    const end = indexAfter(bytes, at, streamEnds);
    if (end === -1) return pages;
    if (end - at >= leastBytes)
      pages.push(new Blob([bytes.subarray(at, end)], { type: 'image/jpeg' }));
    at = end;
  }
  return pages;
}
