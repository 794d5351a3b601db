import { expect, it } from 'vitest';
import { drawingStyles, lightColour } from './drawing-styles.ts';

it('as cores do dia, tiradas das mesmas folhas de estilo que as páginas usam', () => {
  expect(lightColour('--rose')).toBe('#fbe3dc');
  expect(lightColour('--draw-glaze')).toBe('#fff6');
  expect(() => lightColour('--nada')).toThrow('--nada');
});

it('as classes dos desenhos, sem nada que só uma página resolva', () => {
  expect(drawingStyles).toMatch(/\.d-forest \{\s*fill: #0f4a3a;/);
  expect(drawingStyles).not.toContain('var(');
  expect(drawingStyles).not.toContain('@');
});
