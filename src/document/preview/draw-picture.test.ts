import { createElement } from 'react';
import sharp, { type Region } from 'sharp';
import { expect, it } from 'vitest';
import { loadBenefits } from '#texts/load/benefits.ts';
import { loadDeniedGuide } from '#texts/load/guide.ts';
import { loadTools } from '#texts/load/tools.ts';
import { drawPicture } from './draw-picture.ts';
import { lightColour } from './drawing-styles.ts';

const draw = (words: string, siteName = 'Nome Claro') =>
  drawPicture(
    {
      path: '/',
      words,
      ground: '--rose',
      drawing: createElement('svg', { viewBox: '0 0 1 1' }),
    },
    siteName,
  );

const figures = () => ({ text: '1' });
const written = [...loadBenefits(figures), ...loadTools(figures), loadDeniedGuide(figures)];
const titles = [...written.map(({ title }) => title), 'Salário-maternidade'];

const ink = Number.parseInt(lightColour('--ink').slice(1, 3), 16);

/** How much red each point in a part of the picture has, 0 to 255; the picture is painted once for all parts. */
async function redsOf(svg: string): Promise<(part: Region) => number[]> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  return ({ left, top, width, height }) => {
    const reds: number[] = [];
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1)
        reds.push(data[(y * info.width + x) * info.channels] ?? 255);
    return reds;
  };
}

/** Whether anything of it is as dark as the words. */
const hasInk = (reds: number[]): boolean => reds.some((red) => red <= ink);

it.each(titles)('“%s” cabe na imagem, acima do desenho e dentro do quadrado', async (title) => {
  const reds = await redsOf(await draw(title));
  expect(hasInk(reds({ left: 317, top: 36, width: 566, height: 248 }))).toBe(true);
  expect(hasInk(reds({ left: 317, top: 284, width: 566, height: 192 }))).toBe(false);
  expect(hasInk(reds({ left: 883, top: 0, width: 317, height: 476 }))).toBe(false);
});

it.each([
  'Núcleo de Prática Jurídica da Universidade',
  'Atendimento Previdenciário Universitário do Sul',
  'Previdência Clara',
])('o nome “%s” fica sobre a mesa', async (name) => {
  const reds = await redsOf(await draw('Pensão por morte', name));
  const light = (part: Region) => reds(part).some((red) => red > 200);
  const [left, width] = [445, 438];
  expect(light({ left, width, top: 480, height: 146 })).toBe(true);
  expect(light({ left, width, top: 628, height: 2 })).toBe(false);
  expect(light({ left: 884, width: 300, top: 480, height: 150 })).toBe(false);
});

it('palavras que não cabem param a construção', () => {
  expect(() => draw('Inconstitucionalidade')).toThrow('encurte para 48 letras');
  expect(() => draw('Uma pergunta que ninguém leria no quadro pequeno?')).toThrow('não cabe');
});

it('as mesmas palavras dão os mesmos contornos', async () => {
  const svg = await draw('Pensão por morte');
  expect(svg).toBe(await draw('Pensão por morte'));
  expect(svg).not.toContain('<text');
});

it('uma letra que a fonte não tem para a construção em vez de sumir', async () => {
  await expect(draw('Łódź')).rejects.toThrow('a letra “Łź”');
});
