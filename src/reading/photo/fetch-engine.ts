/** How large a file is where the answer does not say: the model, the larger of both. */
const usualBytes = 2_400_000;

/** A file's bytes, told as they come. */
async function bytesOf(
  address: string,
  signal: AbortSignal,
  onPart: (part: number) => void,
): Promise<ArrayBuffer> {
  const { ok, headers, body } = await fetch(address, { signal });
  if (!ok || !body) throw new Error(`${address} did not come`);
  // Of a compressed answer, the length is that of what travels.
  const whole = headers.has('Content-Encoding')
    ? usualBytes
    : Number(headers.get('Content-Length'));
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let came = 0;
  const stream = body.getReader();
  for (let read = await stream.read(); !read.done; read = await stream.read()) {
    pieces.push(read.value);
    came += read.value.length;
    onPart(Math.min(1, came / (whole || usualBytes)));
  }
  // A Blob would be laid on the device's disk, which may be full.
  const bytes = new Uint8Array(came);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes.buffer;
}

/** Fetches files together; `onPart` hears how much is there, 0 to 1. @throws as `fetch`, and where a file is gone */
export function fetchEngine(
  addresses: readonly string[],
  onPart: (part: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer[]> {
  const parts = addresses.map(() => 0);
  return Promise.all(
    addresses.map((address, place) =>
      bytesOf(address, signal, (part) => {
        parts[place] = part;
        onPart(parts.reduce((sum, one) => sum + one, 0) / parts.length);
      }),
    ),
  );
}
