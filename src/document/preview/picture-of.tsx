import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import type { Picture } from '#site/picture.ts';
import type { PreviewPicture } from '#texts/load/published-pages.ts';

export const pictureOf = ({ path, words, ground, drawing }: PreviewPicture): Picture => ({
  path,
  words,
  ground,
  drawing: <NamedDrawing name={drawing} />,
});
