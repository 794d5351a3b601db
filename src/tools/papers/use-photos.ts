import { useState } from 'react';
import type { Photo } from './picture-of-page.ts';

/** A phone's memory has no room for more pictures at once. */
export const mostPhotos = 30;

let made = 0;

async function opened(file: Blob): Promise<Photo | undefined> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    made += 1;
    return { id: `pagina-${made}`, picture, turns: 0 };
  } catch {
    return undefined;
  }
}

function movedTo(photos: readonly Photo[], from: number, to: number): readonly Photo[] {
  const moved = [...photos];
  const [photo] = moved.splice(from, 1);
  if (!photo || to < 0 || to >= photos.length) return photos;
  moved.splice(to, 0, photo);
  return moved;
}

/** The photographs that become pages, in their order; they are in this memory alone. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  /** How many files gave no picture. */
  const [unopened, setUnopened] = useState(0);
  return {
    photos,
    unopened,
    add: async (files: readonly Blob[]) => {
      const read = await Promise.all(files.slice(0, mostPhotos - photos.length).map(opened));
      const found = read.filter((one) => one !== undefined);
      setUnopened(files.length - found.length);
      setPhotos([...photos, ...found]);
    },
    turn: (at: number) =>
      setPhotos(
        photos.map((one, index) => (index === at ? { ...one, turns: (one.turns + 1) % 4 } : one)),
      ),
    move: (from: number, to: number) => setPhotos(movedTo(photos, from, to)),
    remove: (at: number) => {
      photos[at]?.picture.close();
      setPhotos(photos.filter((_, index) => index !== at));
    },
  };
}
