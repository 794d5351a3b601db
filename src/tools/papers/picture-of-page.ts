import { dotsPerInch, type PaperPage } from './pdf-of.ts';

/** A photograph that is a page, and how often it was turned to the right by a quarter. */
export interface Photo {
  readonly id: string;
  readonly picture: ImageBitmap;
  readonly turns: number;
}

/** A sheet of A4 (210 × 297 mm), in dots. */
const longest = Math.round((297 / 25.4) * dotsPerInch);

/** From 0 to 1: readable, and some 300 kB for a page. */
const quality = 0.8;

/** Width and height once it is turned. */
const turnedSize = ({ picture, turns }: Photo): readonly [number, number] =>
  turns % 2 === 0 ? [picture.width, picture.height] : [picture.height, picture.width];

/** Draws a photograph, turned, into a canvas of at most this length. */
export function draw(photo: Photo, canvas: HTMLCanvasElement, most: number): void {
  const [width, height] = turnedSize(photo);
  const scale = Math.min(1, most / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) return;
  const { picture, turns } = photo;
  // What is clear in a picture would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.scale(scale, scale);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
}

/** A photograph as a page of a PDF, in colour, with 150 dots in an inch. */
export async function pageOf(photo: Photo): Promise<PaperPage> {
  const canvas = document.createElement('canvas');
  draw(photo, canvas, longest);
  const { width, height } = canvas;
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  if (!jpeg) throw new Error('the device made no picture of a page');
  return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height };
}
