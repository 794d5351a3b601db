import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { photoPath, photoSide, publishedPhoto } from './photo.ts';

const folder = temporaryFolder('photo');
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a52' } }).withExif({
    IFD0: { Copyright: 'Araçá' },
  });

it('sai pequena e sem o que a câmera escreveu', async () => {
  const file = join(folder, 'maria.png');
  await drawn(400, 600).png().toFile(file);
  const { format, width, height, exif } = await sharp(await publishedPhoto(file)).metadata();
  expect({ format, width, height, exif }).toEqual({
    ...{ format: 'jpeg', width: photoSide, height: photoSide, exif: undefined },
  });
  expect((await sharp(file).metadata()).exif).toBeDefined();
  expect(photoPath('João d’Ávila')).toBe('/pessoas/joao-d-avila.jpg');
});

it.each([
  ['falta.jpg', undefined, 'não há esta fotografia'],
  ['texto.jpg', Buffer.from('isto não'), 'não é uma fotografia'],
  ['pequena.jpg', await drawn(100, 300).jpeg().toBuffer(), 'tem 100 por 300 pontos'],
])('%s é recusada, e diz por quê', async (name, bytes, problem) => {
  const file = join(folder, name);
  if (bytes) writeFileSync(file, bytes);
  await expect(publishedPhoto(file)).rejects.toThrow(problem);
});
