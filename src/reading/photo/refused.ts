import { limits } from './limits.ts';
import type { PhotoFault } from './outcome.ts';
import { dotsOf, headBytes } from './picture-size.ts';

/** Whether this browser knows a kind of picture that tells no size by its head (HEIC). */
async function isKnown(photo: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(photo)).close();
    return true;
  } catch {
    return false;
  }
}

async function refusedByHead(photo: Blob): Promise<PhotoFault | undefined> {
  const dots = dotsOf(await photo.slice(0, headBytes).arrayBuffer());
  if (dots === undefined) return (await isKnown(photo)) ? undefined : 'notAPicture';
  return dots > limits.dots ? 'tooManyDots' : undefined;
}

/** Why these are not read at all, before anything is fetched; undefined where they may be. */
export async function refused(photos: readonly Blob[]): Promise<PhotoFault | undefined> {
  if (photos.length > limits.photos) return 'tooManyPhotos';
  if (photos.some(({ size }) => size > limits.bytes)) return 'tooLarge';
  for (const photo of photos) {
    const fault = await refusedByHead(photo);
    if (fault) return fault;
  }
  return undefined;
}
