import { expect, it } from 'vitest';
import { loadBenefits } from '#content/load/benefits.ts';
import { loadDeniedGuide } from '#content/load/guide.ts';
import { loadTools } from '#content/load/tools.ts';
import { fitWords } from './fit-words.ts';

const room = { width: 566, height: 240 };
const figures = () => ({ text: '1' });

const titles = [...loadBenefits(figures), ...loadTools(figures), loadDeniedGuide(figures)].map(
  ({ title }) => title,
);

it.each(titles)('“%s” cabe na imagem com letras de 64 px ou mais', async (title) => {
  const { size, height, width } = await fitWords(title, '#000', room);
  expect(size).toBeGreaterThanOrEqual(64);
  expect(height).toBeLessThanOrEqual(room.height);
  expect(width).toBeLessThanOrEqual(room.width);
});

it('palavras curtas crescem até 120 px, uma palavra comprida não sai da imagem', async () => {
  expect((await fitWords('Revisões', '#000', room)).size).toBe(120);
  const long = await fitWords('Inconstitucionalidade', '#000', room);
  expect(long.size).toBeLessThan(64);
});

it('as mesmas palavras dão os mesmos contornos', async () => {
  const [one, other] = [
    await fitWords('Pensão por morte', '#000', room),
    await fitWords('Pensão por morte', '#000', room),
  ];
  expect(one).toEqual(other);
  expect(one.svg).not.toContain('<text');
});

it('uma letra que a fonte não tem para a construção em vez de sumir', async () => {
  await expect(fitWords('Łódź', '#000', room)).rejects.toThrow('a letra “Łź”');
});
