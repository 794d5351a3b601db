import type { APIRoute } from 'astro';
import { shapesOf } from '#components/pictures/FileDrawing.tsx';
import { drawingStyles, nightDrawingStyles } from '#document/preview/drawing-styles.ts';
import { drawingNames, fileOf } from '#site/drawings/drawings.ts';

const side = 80;

const parts = drawingNames.map((name, place) => {
  const { viewBox, shapes } = shapesOf(fileOf(name));
  const y = place * side;
  return `<view id="${name}" viewBox="0 ${y} ${side} ${side}"/><svg y="${y}" width="${side}" height="${side}" viewBox="${viewBox}">${shapes}</svg>`;
});

// Asked for by a name that it has not, it shows nothing.
const drawings = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${side} 0 ${side} ${side}"><style>${drawingStyles}
@media (prefers-color-scheme: dark) {
${nightDrawingStyles}
}</style>${parts.join('')}</svg>
`;

/** Every drawing of the site, for where it stands below the first screen (FarDrawing.tsx). */
export const GET: APIRoute = () =>
  new Response(drawings, { headers: { 'content-type': 'image/svg+xml' } });
