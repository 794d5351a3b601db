import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawingField } from '#texts/schema/drawing.ts';
import { drawingNames } from './drawings.ts';
import { NamedDrawing } from './NamedDrawing.tsx';

it.each(drawingField.options)('%s: quem escreve o pede pelo nome, e há o que desenhar', (name) => {
  const drawn = renderToStaticMarkup(<NamedDrawing name={name} />);
  expect(drawn).toMatch(/^<svg viewBox="[-\d ]+" aria-hidden="true"><.+><\/svg>$/);
  expect(drawn).not.toMatch(/xmlns|<!--/);
});

it('below the first screen it is a part of the file that has them all', () => {
  expect(renderToStaticMarkup(<NamedDrawing name="clock" isFar />)).toBe(
    '<img src="/desenhos.svg#clock" alt="" width="80" height="80" loading="lazy"/>',
  );
  expect(drawingNames).toContain('clock');
});
