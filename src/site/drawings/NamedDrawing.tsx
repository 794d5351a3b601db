import { FarDrawing } from '#components/pictures/FarDrawing.tsx';
import { FileDrawing } from '#components/pictures/FileDrawing.tsx';
import type { DrawingName } from '#texts/schema/drawing.ts';
import { CoffeeGlass } from './CoffeeGlass.tsx';
import { fileOf } from './drawings.ts';

/** The drawings that texts call by name, and a few of the pages' own: a file each, beside this one. */
export type AnyDrawing =
  | DrawingName
  | 'emptyDrawer'
  | 'raisedSheet'
  | 'scissors'
  | 'strangeMessage';

/** The letter, and a coffee beside it: somebody sits with you. */
const LetterAndCoffee = () => (
  <svg viewBox="-84 0 244 160" aria-hidden="true">
    <CoffeeGlass x={-84} y={47} />
    <FileDrawing file={fileOf('letter')} width="160" height="160" />
  </svg>
);

interface Props {
  name: AnyDrawing;
  /** Below the first screen. */
  isFar?: boolean;
}

export const NamedDrawing = ({ name, isFar = false }: Props) => {
  if (name === 'letterAndCoffee') return <LetterAndCoffee />;
  return isFar ? <FarDrawing name={name} /> : <FileDrawing file={fileOf(name)} />;
};
