import { expect, it } from 'vitest';
import { limits } from './limits.ts';
import { refused } from './refused.ts';

const photos = (count: number, size: number) => Array.from({ length: count }, () => ({ size }));

it.each([
  ['tantas fotos quantas cabem, do maior tamanho', undefined, limits.photos, limits.bytes],
  ['uma foto a mais', 'tooManyPhotos', limits.photos + 1, 1],
  ['quarenta fotos', 'tooManyPhotos', 40, 1],
  ['uma foto com um byte a mais', 'tooLarge', 1, limits.bytes + 1],
] as const)('%s: %s', (_, fault, count, size) => {
  expect(refused(photos(count, size))).toBe(fault);
});
