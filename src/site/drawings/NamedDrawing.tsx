import type { DrawingName } from '#texts/schema/drawing.ts';
import { CoffeeGlass } from './CoffeeGlass.tsx';

/** The drawings that texts call by name, and a few of the pages' own: a file each, beside this one. */
export type AnyDrawing =
  | DrawingName
  | 'emptyDrawer'
  | 'raisedSheet'
  | 'scissors'
  | 'strangeMessage';

const files = import.meta.glob<string>('./*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Throws an error where the drawing has no file. */
function partsOf(name: string) {
  const file = files[`./${name}.svg`]?.replace(/\n\s*/g, '');
  const [, viewBox, shapes] = /<svg [^>]*viewBox="([^"]+)">(.+)<\/svg>/.exec(file ?? '') ?? [];
  if (!viewBox || !shapes) throw new Error(`src/site/drawings/${name}.svg: no drawing`);
  return { viewBox, shapes };
}

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

/** The drawing with this name. */
export const NamedDrawing = ({ name }: { name: AnyDrawing }) =>
  name === 'letterAndCoffee' ? <LetterAndCoffee /> : <FileDrawing name={name} />;
