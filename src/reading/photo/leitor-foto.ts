import { createOCREngine, supportsFastBuild } from 'tesseract-wasm';
import { limits } from './limits.ts';
import type { PhotoOutcome, ReaderMessage, ReaderOrder } from './outcome.ts';
import { greyOf } from './picture/grey.ts';
import { putTogether } from './put-together.ts';
import { readPage } from './read-page.ts';

// The reader of photographs: a program of its own, in a worker of its own, under a policy of its own
// (publishing/server/headers.ts) that lets it reach nothing: engine, model and pictures are handed in.

const tell = (message: ReaderMessage) => postMessage(message);

/** The smallest program there is: refused where the engine would be refused. */
const smallest = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

function engineFor(): 'none' | 'plain' | 'simd' {
  try {
    new WebAssembly.Module(smallest);
    new OffscreenCanvas(1, 1).getContext('2d');
  } catch {
    return 'none';
  }
  return supportsFastBuild() ? 'simd' : 'plain';
}

/** The picture as it is shown, turned as the camera says, and no larger than is of use; undefined of a kind unknown here. */
async function decoded(photo: Blob) {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => {});
  if (!bitmap) return undefined;
  const scale = Math.min(1, limits.side / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
  context?.drawImage(bitmap, 0, 0, width, height);
  const full = { width: bitmap.width, height: bitmap.height };
  bitmap.close();
  const pixels = context?.getImageData(0, 0, width, height);
  return pixels && { grey: greyOf(pixels), full };
}

async function read({ engine: wasmBinary, model, photos }: ReaderOrder): Promise<PhotoOutcome> {
  const engine = await createOCREngine({ wasmBinary });
  engine.loadModel(model);
  const pages = [];
  for (const [photo, file] of photos.entries()) {
    const onProgress = (part: number) =>
      tell({
        kind: 'progress',
        progress: { kind: 'photo', photo: photo + 1, photos: photos.length, part },
      });
    onProgress(0);
    const picture = await decoded(file);
    if (!picture) return { fault: 'notAPicture', photo };
    const page = readPage(engine, picture.grey, onProgress);
    if ('fault' in page) return { fault: page.fault, photo };
    pages.push({ page, full: picture.full, scale: picture.full.width / picture.grey.width });
  }
  return putTogether(pages);
}

addEventListener('message', async ({ data }: MessageEvent<ReaderOrder>) => {
  // A picture of a kind that brings the engine down, or no memory for it.
  const outcome = await read(data).catch((): PhotoOutcome => ({ fault: 'noReader' }));
  tell({ kind: 'outcome', outcome });
});

tell({ kind: 'support', engine: engineFor() });
