import { createElement } from 'react';
import sharp, { type Region } from 'sharp';
import { expect, it } from 'vitest';
import { loadBenefits } from '#content/load/benefits.ts';
import { loadDeniedGuide } from '#content/load/guide.ts';
import { loadTools } from '#content/load/tools.ts';
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

/** Whether there is anything as dark as the words in this part of the picture. */
async function hasInk(svg: string, part: Region): Promise<boolean> {
  const cut = await sharp(Buffer.from(svg)).extract(part).toBuffer();
  const { channels } = await sharp(cut).stats();
  return (channels[0]?.min ?? 255) <= ink;
}

it.each(titles)('“%s” cabe na imagem, acima do desenho e dentro do quadrado', async (title) => {
  const svg = await draw(title);
  expect(await hasInk(svg, { left: 317, top: 36, width: 566, height: 248 })).toBe(true);
  expect(await hasInk(svg, { left: 317, top: 284, width: 566, height: 192 })).toBe(false);
  expect(await hasInk(svg, { left: 883, top: 0, width: 317, height: 476 })).toBe(false);
});

it.each([
  'Núcleo de Prática Jurídica da Universidade',
  'Atendimento Previdenciário Universitário do Sul',
  'Previdência Clara',
])('o nome “%s” fica sobre a mesa', async (name) => {
  const svg = await draw('Pensão por morte', name);
  const light = async (part: Region) => {
    const cut = await sharp(Buffer.from(svg)).extract(part).toBuffer();
    return ((await sharp(cut).stats()).channels[0]?.max ?? 0) > 200;
  };
  const [left, width] = [445, 438];
  expect(await light({ left, width, top: 480, height: 146 })).toBe(true);
  expect(await light({ left, width, top: 628, height: 2 })).toBe(false);
  expect(await light({ left: 884, width: 300, top: 480, height: 150 })).toBe(false);
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
