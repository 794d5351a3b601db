import type { ReactElement } from 'react';
import { LetterDrawing } from '#components/drawings/LetterDrawing.tsx';
import type { PreviewPicture } from '#content/load/published-pages.ts';
import { BenefitIcon } from '#site/drawings/BenefitIcon.tsx';
import { LetterAndCoffeeDrawing } from '#site/drawings/LetterAndCoffeeDrawing.tsx';
import { SignpostDrawing } from '#site/drawings/SignpostDrawing.tsx';
import type { Picture } from '#site/picture.ts';

function drawingOf(name: PreviewPicture['drawing']): ReactElement {
  switch (name) {
    case 'letter':
      return <LetterDrawing />;
    case 'letterAndCoffee':
      return <LetterAndCoffeeDrawing />;
    case 'signpost':
      return <SignpostDrawing />;
    default:
      return <BenefitIcon tile={name} />;
  }
}

/** The picture of a page as it is drawn. */
export const pictureOf = ({ path, words, ground, drawing }: PreviewPicture): Picture => ({
  path,
  words,
  ground,
  drawing: drawingOf(drawing),
});
