import sharp from 'sharp';
import { expect, it } from 'vitest';
import { dotsOf } from './picture-size.ts';

const blank = () =>
  sharp({ create: { width: 300, height: 40, channels: 3, background: 'white' } }).withExif({
    IFD0: { Model: 'x' },
  });

it.each([
  ['JPEG com notas da câmera', 12_000, blank().jpeg()],
  ['JPEG progressivo', 12_000, blank().jpeg({ progressive: true })],
  ['PNG', 12_000, blank().png()],
  ['WebP, que não se mede', undefined, blank().webp()],
] as const)('%s: %s pontos', async (_, dots, picture) => {
  expect(dotsOf(Uint8Array.from(await picture.toBuffer()).buffer)).toBe(dots);
});

it('um JPEG que acaba antes do tamanho não diz nenhum', () => {
  const head = Uint8Array.from({ length: 40 }, (_, at) => [0xff, 0xd8, 0xff, 0xe0, 0, 30][at] ?? 0);
  expect(dotsOf(head.buffer)).toBeUndefined();
});
