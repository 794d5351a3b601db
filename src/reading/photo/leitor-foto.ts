import { createOCREngine, supportsFastBuild } from 'tesseract-wasm';
import { limits } from './limits.ts';
import type { PhotoOutcome, ReaderMessage, ReaderOrder } from './outcome.ts';
import { type Box, greyOf } from './picture/grey.ts';
import { putTogether } from './put-together.ts';
import { readPage } from './read-page.ts';

// The reader of photographs: a program of its own, in a worker of its own, under a policy of its own
// (publishing/server/headers.ts) that lets it reach nothing: engine, model and pictures are handed in.

const tell = (message: ReaderMessage, handed: Transferable[] = []) =>
  postMessage(message, { transfer: handed });

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
  return pixels && context && { grey: greyOf(pixels), full, canvas: context.canvas };
}

/** Of more places than these a person looks at the letter itself. */
const mostPictures = 3;
/** Dots around a place, so that one sees where it is. */
const margin = 24;

/** What was not read, cut out as it was photographed. */
const cutOut = (canvas: OffscreenCanvas, unread: readonly Box[]): Promise<ImageBitmap[]> =>
  Promise.all(
    unread.slice(0, mostPictures).map(({ left, top, right, bottom }) => {
      const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
      const width = Math.min(canvas.width, right + margin) - x;
      const height = Math.min(canvas.height, bottom + margin) - y;
      return createImageBitmap(canvas, x, y, Math.max(1, width), Math.max(1, height));
    }),
  );

async function read({ engine: wasmBinary, model, photos }: ReaderOrder): Promise<PhotoOutcome> {
  const engine = await createOCREngine({ wasmBinary });
  engine.loadModel(model);
  const pages = [];
  const unreadPictures: ImageBitmap[] = [];
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
    unreadPictures.push(...(await cutOut(picture.canvas, page.unread)));
    pages.push({ page, full: picture.full, scale: picture.full.width / picture.grey.width });
  }
  return { ...putTogether(pages), unreadPictures: unreadPictures.slice(0, mostPictures) };
}

addEventListener('message', async ({ data }: MessageEvent<ReaderOrder>) => {
  // A picture of a kind that brings the engine down, or no memory for it.
  const outcome = await read(data).catch((): PhotoOutcome => ({ fault: 'noReader' }));
  tell({ kind: 'outcome', outcome }, 'fault' in outcome ? [] : [...outcome.unreadPictures]);
});

tell({ kind: 'support', engine: engineFor() });
