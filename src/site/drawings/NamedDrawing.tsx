import { FarDrawing } from '#components/pictures/FarDrawing.tsx';
import type { DrawingName } from '#texts/schema/drawing.ts';
import { CoffeeGlass } from './CoffeeGlass.tsx';
import { partsOf } from './drawings.ts';

/** The drawings that texts call by name, and a few of the pages' own: a file each, beside this one. */
export type AnyDrawing =
  | DrawingName
  | 'emptyDrawer'
  | 'raisedSheet'
  | 'scissors'
  | 'strangeMessage';

const FileDrawing = ({ name }: { name: string }) => {
  const { viewBox, shapes } = partsOf(name);
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files.
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
};

/** The letter, and a coffee beside it: somebody sits with you. */
const LetterAndCoffee = () => (
  <svg viewBox="-84 0 244 160" aria-hidden="true">
    <CoffeeGlass x={-84} y={47} />
    <svg width="160" height="160" aria-hidden="true">
      <FileDrawing name="letter" />
    </svg>
  </svg>
);

interface Props {
  name: AnyDrawing;
  /** Below the first screen. */
  isFar?: boolean;
}

export const NamedDrawing = ({ name, isFar = false }: Props) => {
  if (name === 'letterAndCoffee') return <LetterAndCoffee />;
  if (!isFar) return <FileDrawing name={name} />;
  return <FarDrawing name={name} />;
};
