import { CoffeeGlass } from '#components/drawings/CoffeeGlass.tsx';
import { LetterDrawing } from '#components/drawings/LetterDrawing.tsx';

const letterSide = 160;

/** The letter, and a coffee beside it: somebody sits with you. */
export const LetterAndCoffeeDrawing = () => (
  <svg viewBox={`-84 0 ${letterSide + 84} ${letterSide}`} aria-hidden="true">
    <CoffeeGlass x={-84} y={47} />
    <svg width={letterSide} height={letterSide} aria-hidden="true">
      <LetterDrawing />
    </svg>
  </svg>
);
