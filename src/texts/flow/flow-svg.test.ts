import { readFileSync } from 'node:fs';
import { decodeXML } from 'entities';
import { describe, expect, it } from 'vitest';
import { loadFlow } from '../load/flow.ts';
import { drawFlow } from './flow-svg.ts';
import { namedFigures } from './named-figures.ts';

const flow = loadFlow(namedFigures);
const svg = await drawFlow(flow);

/** The drawn words, line breaks undone. */
const words = decodeXML(
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text?.trim()).join(' '),
);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('desenho das perguntas', () => {
  it('traz cada pergunta, cada resposta e cada fim', () => {
    for (const { id, number, question, answers } of flow.questions) {
      expect(words).toContain(plain(`Pergunta ${number} · ${id} ${question}`));
      for (const { label } of answers) expect(words).toContain(plain(label));
    }
    for (const { id, title } of flow.outcomes) {
      expect(words).toContain(plain(`Fim · ${id} ${title}`));
    }
  });

  it('traz uma seta por resposta, da sua pergunta ao que vem depois', () => {
    const idOf = new Map([...flow.questions, ...flow.outcomes].map(({ id, path }) => [path, id]));
    const arrows = [...svg.matchAll(/class="edge">\s*<title>(.+?)<\/title>/g)].map(([, ends]) =>
      decodeXML(ends ?? '').replaceAll(/:\w+/g, ''),
    );
    const expected = flow.questions.flatMap(({ id, answers }) =>
      answers.map(({ path }) => `${id}->${idOf.get(path)}`),
    );
    expect(arrows.sort()).toEqual(expected.sort());
  });

  it('cabe em A3, e ali as letras menores têm ao menos 2,5 mm', () => {
    const millimetres = 25.4 / 72;
    const [width, height] = ['width', 'height'].map(
      (side) => Number(new RegExp(`<svg.*? ${side}="(\\d+)pt"`, 's').exec(svg)?.[1]) * millimetres,
    );
    expect(width).toBeLessThanOrEqual(420);
    expect(height).toBeLessThanOrEqual(297.1);
    const scale = Number(/scale\((\S+) /.exec(svg)?.[1]) * millimetres;
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes) * scale).toBeGreaterThanOrEqual(2.5);
  });

  it('o desenho em docs acompanha as perguntas (npm run flow:draw)', () => {
    expect(readFileSync('docs/por-onde-comecar.svg', 'utf8')).toBe(svg);
  });
});
