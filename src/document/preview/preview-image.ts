import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture } from '#site/picture.ts';
import { flatPng } from '../flat-png.ts';
import { drawPicture } from './draw-picture.ts';

/** The picture of a page as a file, ready to be linked and written. */
interface PreviewImage {
  /** "beneficios-bpc-loas.1a2b3c4d5e.png": other bytes, another name, because chats keep what they fetched. */
  file: string;
  png: Buffer;
  alt: string;
}

/** "/" → "inicio", "/beneficios/bpc-loas" → "beneficios-bpc-loas". */
const stem = (path: string): string => path.slice(1).replaceAll('/', '-') || 'inicio';

async function draw(picture: Picture, siteName: string): Promise<PreviewImage> {
  const png = await flatPng(await drawPicture(picture, siteName));
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 10);
  return {
    file: `${stem(picture.path)}.${hash}.png`,
    png,
    alt: `${picture.words} – ${siteName}`,
  };
}

const drawn = new Map<string, Promise<PreviewImage>>();

/**
 * Draws the picture of a page: a PNG of 1200 × 630. Equal pictures give equal bytes and names, and
 * are drawn once, although the page and the file itself both ask.
 */
export function previewImage(picture: Picture, siteName: string): Promise<PreviewImage> {
  const { path, words, ground, drawing } = picture;
  const key = JSON.stringify([siteName, path, words, ground, renderToStaticMarkup(drawing)]);
  const image = drawn.get(key) ?? draw(picture, siteName);
  drawn.set(key, image);
  return image;
}
