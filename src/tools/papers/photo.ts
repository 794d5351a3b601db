import { limits } from '#reading/photo/limits.ts';
import { dotsOf, headBytes } from '#reading/photo/picture-size.ts';
import { evenColours } from './even-colours.ts';
import { sheetInDots } from './pdf-of.ts';

/** A photograph that becomes a page. Only what the page needs of it is kept: a phone has little memory. */
export interface Photo {
  readonly id: string;
  /** Its place among all that were chosen, from 1 on: its name wherever it lies. */
  readonly number: number;
  /** As JPEG, as it was taken and with the shade taken away. */
  readonly taken: Blob;
  readonly even: Blob;
  /** In dots. */
  readonly width: number;
  readonly height: number;
}

/** Why a file gave no page. */
export type PhotoFault = 'heic' | 'notAPicture' | 'tooLarge' | 'tooSmall' | 'tooMany';

/** A side on which no line of a paper can be read, in dots. */
const leastSide = 200;

/** From 0 to 1: readable, and some 300 kB for a page. */
const quality = 0.8;

/** How pictures of iPhones begin (ISO/IEC 14496-12, `ftyp`), which most other browsers do not know. */
const heic = /^ftyp(?:hei|hev|mif1|msf1)/;

const headOf = async (file: Blob) => new Uint8Array(await file.slice(0, headBytes).arrayBuffer());

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the device made no picture'))),
      'image/jpeg',
      quality,
    ),
  );
}

/** Drawn in colour, on white, no larger than a sheet at 150 dots in an inch takes it. */
function drawn(picture: ImageBitmap): HTMLCanvasElement {
  const { width, height } = picture;
  const [short, long] = sheetInDots;
  const scale = Math.min(1, short / Math.min(width, height), long / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('the device draws no picture');
  // What is clear in a picture would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A file as a photograph, turned as the camera says, or why it is none. */
export async function photoOf(file: Blob, number: number): Promise<Photo | PhotoFault> {
  if (file.size > limits.bytes) return 'tooLarge';
  const head = await headOf(file).catch(() => new Uint8Array());
  if ((dotsOf(head.buffer) ?? 0) > limits.dots) return 'tooLarge';
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {});
  if (!picture)
    return heic.test(String.fromCharCode(...head.subarray(4, 12))) ? 'heic' : 'notAPicture';
  if (Math.min(picture.width, picture.height) < leastSide) return 'tooSmall';
  const canvas = drawn(picture);
  picture.close();
  const { width, height } = canvas;
  const taken = await jpegOf(canvas);
  const context = canvas.getContext('2d');
  const data = context?.getImageData(0, 0, width, height);
  if (data) evenColours(data);
  if (data) context?.putImageData(data, 0, 0);
  const even = await jpegOf(canvas);
  // Some browsers keep its memory until then.
  canvas.width = 0;
  return { id: `foto-${number}`, number, taken, even, width, height };
}
