import sharp from 'sharp';
import { expect, it } from 'vitest';
import { icoFile } from './ico.ts';
import { markPng } from './mark-png.ts';

it('um ícone com um PNG de 32 px, no lugar que o cabeçalho diz', async () => {
  const png = await markPng(32);
  const file = icoFile(png, 32);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([file[6], file[7]]).toEqual([32, 32]);
  const start = file.readUInt32LE(18);
  const inside = file.subarray(start, start + file.readUInt32LE(14));
  expect(inside).toEqual(png);
  expect(await sharp(inside).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});

it('a folha inteira fica dentro do círculo que um ícone recortado mostra', async () => {
  const size = 400;
  const { data, info } = await sharp(await markPng(size, 5))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let leafPoints = 0;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if ((data[(y * size + x) * info.channels + 2] ?? 0) < 200) continue;
      leafPoints += 1;
      expect(Math.hypot(x - size / 2, y - size / 2)).toBeLessThanOrEqual(size * 0.4 + 1);
    }
  }
  expect(leafPoints).toBeGreaterThan(size);
});
