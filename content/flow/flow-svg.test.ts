import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadFlow } from '../load/flow.ts';
import { drawFlow } from './flow-svg.ts';
import { layOut } from './layout.ts';
import { namedFigures } from './named-figures.ts';

const flow = loadFlow(namedFigures);
const svg = drawFlow(flow);

/** The drawn words, line breaks undone. */
const words = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)]
  .map(([, text]) => text)
  .join(' ')
  .replaceAll('&quot;', '"');
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

  it('traz uma seta por resposta', () => {
    const answers = flow.questions.flatMap((question) => question.answers);
    expect(svg.match(/class="arrow"/g)).toHaveLength(answers.length);
  });

  it('impresso em A3, as letras menores têm ao menos 2,5 mm', () => {
    const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    const sizes = [...svg.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size));
    expect((Math.min(...sizes) * 420) / width).toBeGreaterThanOrEqual(2.5);
  });

  it('o desenho em docs acompanha as perguntas (npm run flow:draw)', () => {
    expect(readFileSync('docs/por-onde-comecar.svg', 'utf8')).toBe(svg);
  });
});

describe('lugar das caixas', () => {
  const box = (id: string, ...targets: string[]) => ({
    id,
    width: 100,
    height: 40,
    leaving: targets.map((to, index) => ({ to, at: 10 * (index + 1) })),
  });
  const spacing = { between: 30, gap: 10 };

  it('toda seta vai para a direita e nenhuma caixa cobre outra', () => {
    const boxes = [
      box('a', 'b', 'c', 'f'),
      box('b', 'd', 'e'),
      box('c', 'e', 'g'),
      box('g', 'e', 'f'),
      ...['d', 'e', 'f'].map((id) => box(id)),
    ];
    const { spots, bends, width, height } = layOut(boxes, spacing);
    const spotOf = (id: string) => spots.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const { id, leaving } of boxes) {
      for (const { to } of leaving) {
        expect(spotOf(to).x).toBeGreaterThanOrEqual(spotOf(id).x + 100 + spacing.between);
      }
    }
    const all = [...spots.values(), ...[...bends.values()].flat()];
    for (const [index, one] of all.entries()) {
      expect(one.x + one.width).toBeLessThanOrEqual(width);
      expect(one.y + one.height).toBeLessThanOrEqual(height + 0.001);
      for (const other of all.slice(index + 1)) {
        const isBeside = one.x !== other.x;
        const isApart =
          one.y + one.height <= other.y + 0.001 || other.y + other.height <= one.y + 0.001;
        expect(isBeside || isApart).toBe(true);
      }
    }
  });

  it('uma seta que passa uma coluna tem ali o seu desvio', () => {
    const { bends } = layOut([box('a', 'b', 'c'), box('b', 'c'), box('c')], spacing);
    expect(bends.get('a c')).toHaveLength(1);
    expect(bends.get('a b')).toEqual([]);
  });
});
