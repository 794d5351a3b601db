import type { PreviewPicture } from '#content/load/published-pages.ts';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import type { Picture } from '#site/picture.ts';

/** The picture of a page as it is drawn. */
export const pictureOf = ({ path, words, ground, drawing }: PreviewPicture): Picture => ({
  path,
  words,
  ground,
  drawing: <NamedDrawing name={drawing} />,
});
