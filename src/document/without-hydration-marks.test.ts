import { describe, expect, it } from 'vitest';
import { withoutHydrationMarks } from './without-hydration-marks.ts';

describe('marcas de hidratação', () => {
  it('saem do texto parado', () => {
    expect(withoutHydrationMarks('<p>Ligue: <!-- -->135<!-- -->.</p>')).toBe('<p>Ligue: 135.</p>');
  });

  it('ficam nas partes que o React retoma no navegador', () => {
    const html =
      '<p>a<!-- -->b</p><astro-island uid="1">c<!-- -->d</astro-island><p>e<!-- -->f</p>';
    expect(withoutHydrationMarks(html)).toBe(
      '<p>ab</p><astro-island uid="1">c<!-- -->d</astro-island><p>ef</p>',
    );
  });
});
