import { limits } from './limits.ts';
import type { PhotoFault } from './outcome.ts';

/** Why these are not read at all, before anything is fetched; undefined where they may be. */
export function refused(photos: readonly Pick<Blob, 'size'>[]): PhotoFault | undefined {
  if (photos.length > limits.photos) return 'tooManyPhotos';
  return photos.some(({ size }) => size > limits.bytes) ? 'tooLarge' : undefined;
}
