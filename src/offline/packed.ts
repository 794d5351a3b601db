// Says that a kept part is packed: older browsers keep it as it came.
const mark = 'Kept-Packed';

/** A part as it is kept: packed where the browser can, at about a quarter of its size. */
export function packed(part: Response): Response {
  if (!part.ok || !part.body || !('CompressionStream' in globalThis)) return part;
  const body = part.body.pipeThrough(new CompressionStream('gzip'));
  return new Response(body, { headers: { [mark]: 'gzip' } });
}

/** A kept part as it came. */
export function unpacked(kept: Response): Response {
  if (!kept.body || !kept.headers.has(mark)) return kept;
  return new Response(kept.body.pipeThrough(new DecompressionStream('gzip')));
}
