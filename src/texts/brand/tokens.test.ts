import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandSchema } from '../schema/brand.ts';
import { contrast, nearest } from './colour.ts';
import { usualLetters } from './heading-font.ts';
import { brandedTokens, brandTokens, contrastFaults, fixedInks, projectStrong } from './tokens.ts';

const sheet = readFileSync('src/styles/tokens.css', 'utf8');
const colours = { strong: '#1f3a6e', soft: '#e3ebf8', accent: '#b5532a' };

describe('contraste', () => {
  it('é o da WCAG: 21 entre preto e branco, e o que outros calculam', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  });

  it('aceita cores que todos leem', () => {
    expect(contrastFaults(colours)).toEqual([]);
  });

  it.each([
    ['strong', '#3f6fd0', 'as letras claras', 7],
    ['soft', '#7fa0e0', 'as letras escuras', 7],
    ['accent', '#f2d5b0', 'o fundo da página', 3],
  ] as const)(
    'recusa %s %s, diz com que cor, e propõe a mais próxima que passa',
    (field, hex, what, ratio) => {
      const result = brandSchema.safeParse({ colours: { ...colours, [field]: hex } });
      const [issue] = result.error?.issues ?? [];
      expect(issue?.path).toEqual(['colours', field]);
      expect(issue?.message).toContain(`“${hex}” com ${what}`);
      const [, proposed = ''] = /passa é “(#[0-9a-f]{6})”/.exec(issue?.message ?? '') ?? [];
      expect(contrastFaults({ ...colours, [field]: proposed })).toEqual([]);
      expect(issue?.message).toContain(`o mínimo é ${ratio}:1`);
    },
  );

  it('a mais próxima é a própria, quando passa, e não passa muito do preciso', () => {
    expect(nearest('#1f3a6e', fixedInks.onStrong, 7)).toBe('#1f3a6e');
    const found = contrast(nearest('#3f6fd0', fixedInks.onStrong, 7), fixedInks.onStrong);
    expect(found).toBeGreaterThanOrEqual(7);
    expect(found).toBeLessThan(7.4);
  });

  it('as cores da noite, que o site escolhe, passam com qualquer matiz', () => {
    for (const strong of ['#1f3a6e', '#6e1f3a', '#5a4a00', '#005a5a', '#3a3a3a', '#00550a']) {
      const { day, night } = brandTokens({ ...colours, strong });
      expect(contrast(day['--forest'] ?? '', fixedInks.onStrong)).toBeGreaterThanOrEqual(7);
      for (const token of ['--forest', '--table'])
        expect(contrast(night[token] ?? '', fixedInks.onStrong), strong).toBeGreaterThanOrEqual(7);
      expect(contrast(night['--rose'] ?? '', fixedInks.darkInk)).toBeGreaterThanOrEqual(7);
      expect(contrast(night['--button'] ?? '', fixedInks.ink)).toBeGreaterThanOrEqual(7);
    }
  });
});

describe('folha de cores', () => {
  it('sem marca própria, fica como está', () => {
    expect(brandedTokens(sheet, undefined, undefined)).toBe(sheet);
  });

  it('troca só as cores da marca, de dia e de noite', () => {
    const branded = brandedTokens(sheet, { colours, headings: 'faustina' }, undefined);
    const changed = branded.split('\n').filter((line, index) => line !== sheet.split('\n')[index]);
    const { day, night } = brandTokens(colours);
    expect(changed).toHaveLength(Object.keys(day).length + Object.keys(night).length);
    expect(branded).toContain('--forest: #1f3a6e;');
  });

  it('as tintas que nenhuma marca muda são as da folha', () => {
    const values = [...sheet.matchAll(/--(?:ink|paper|on-forest): (#\w+);/g)].map(([, hex]) => hex);
    expect(new Set(values)).toEqual(new Set(Object.values(fixedInks)));
    expect(sheet).toContain(`--draw-forest: ${projectStrong};`);
  });

  it('títulos com as letras do aparelho não buscam fonte nenhuma', () => {
    const branded = brandedTokens(sheet, { colours, headings: 'sistema' }, undefined);
    expect(branded).not.toContain('faustina-800-pt');
    expect(branded).toContain('--title: Georgia');
  });

  it('letras próprias tomam o lugar das do projeto, com a altura e a largura delas', () => {
    const font = { file: 'nosso/titulos.woff2', name: 'Nossa', licence: 'Livre.', scale: 0.8 };
    const branded = brandedTokens(sheet, undefined, font);
    expect(branded).not.toContain('Faustina');
    expect(branded).toContain('url("../../nosso/titulos.woff2")');
    expect(branded).toContain('--title: Titulos, Reserva,');
    const [, face = ''] = /font-family: Titulos;([^}]*)\}/.exec(branded) ?? [];
    // Titles may break elsewhere than in the fallback: what was shown first stays.
    expect(face).toContain('font-display: optional');
    const of = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
    for (const side of ['ascent', 'descent'] as const)
      expect(of(`${side}-override`) * of('size-adjust')).toBeCloseTo(usualLetters[side], 2);
  });
});
