import { expect, it } from 'vitest';
import { limits } from './limits.ts';
import { refused } from './refused.ts';

/** The head of a picture with so many dots; the rest of it is not there. */
const png = (dots: number): Blob => {
  const head = Buffer.alloc(24);
  head.writeUInt32BE(0x89_50_4e_47, 0);
  head.writeUInt32BE(dots, 16);
  head.writeUInt32BE(1, 20);
  return new Blob([head]);
};
const one = png(1);
const ofSize = (size: number): Blob => Object.defineProperty(png(1), 'size', { value: size });
const many = (count: number): Blob[] => Array.from({ length: count }, () => one);

it.each([
  ['tantas fotos quantas cabem', undefined, many(limits.photos)],
  ['uma foto do maior tamanho', undefined, [ofSize(limits.bytes)]],
  ['uma foto a mais', 'tooManyPhotos', many(limits.photos + 1)],
  ['uma foto com um byte a mais', 'tooLarge', [one, ofSize(limits.bytes + 1)]],
  ['tantos pontos quantos cabem', undefined, [png(limits.dots)]],
  ['um ponto a mais', 'tooManyDots', [one, png(limits.dots + 1)]],
  ['um tipo que aqui não se abre', 'notAPicture', [new Blob(['\0\0\0\u0018ftypheic'])]],
] as const)('%s: %s', async (_, fault, photos) => {
  expect(await refused(photos)).toBe(fault);
});
