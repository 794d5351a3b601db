import { existsSync } from 'node:fs';
import { ContentError } from './load/content-error.ts';
import { slug } from './markdown/slug.ts';

/** Of a published photograph, in pixels; it is shown at half of that. */
export const photoSide = 240;

export const photoPath = (name: string): string => `/pessoas/${slug(name)}.jpg`;

/** A JPEG of the middle of a photograph, without what the camera wrote into it. Throws a ContentError. */
export async function publishedPhoto(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const fault = (problem: string) => new ContentError(file, [problem]);
  if (!existsSync(file))
    throw fault('não há esta fotografia. Ponha o arquivo aqui, ou apague a linha “photo”');
  const { default: sharp } = await import('sharp');
  const photo = sharp(file, { limitInputPixels: 50_000_000 });
  const { width = 0, height = 0, format = '' } = await photo.metadata().catch(() => ({}) as never);
  if (!['jpeg', 'png', 'webp'].includes(format))
    throw fault('não é uma fotografia JPG, PNG ou WebP. Salve de novo em um desses formatos');
  if (Math.min(width, height) < photoSide)
    throw fault(
      `tem ${width} por ${height} pontos. Use uma de ao menos ${photoSide} por ${photoSide}`,
    );
  const bytes = await photo
    .autoOrient()
    .resize(photoSide, photoSide)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 75, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(bytes);
}
