import type { Grey } from '#reading/photo/picture/grey.ts';
import { randomOf } from '#tests/cnis/generate/random.ts';
import { drawLetter } from './draw-letter.ts';
import { photographed, shotOf } from './photograph.ts';

const denial = `PREVIDÊNCIA SOCIAL
INSTITUTO NACIONAL DO SEGURO SOCIAL

Comunicado de Decisão
Nome: PESSOA DE TESTE
Data da decisão: 10/11/2026

Comunicamos que não foi reconhecido o direito ao benefício, em razão de falta de qualidade de segurado.
Da decisão cabe recurso no prazo de 30 dias.`;

/** A stain in the middle of the sheet, as wide as it is tall. */
function stain({ width, data }: Grey, side = 200): void {
  for (let y = side; y < 2 * side; y += 1)
    data.fill(60, y * width + width / 2, y * width + width / 2 + side);
}

/** The photograph of an invented denial, a JPEG, as taken by this seed. */
export async function denialPhoto(seed: number, { isStained = false } = {}): Promise<Buffer> {
  const random = randomOf(seed);
  const sheet = await drawLetter(denial);
  if (isStained) stain(sheet);
  return photographed(sheet, shotOf('photo', random), random);
}
