import type { ComponentProps } from 'react';

/** Where its shapes stand, and the shapes. Throws an error where a file holds no drawing. */
export function shapesOf(file: string) {
  const [, viewBox, shapes] =
    /<svg [^>]*viewBox="([^"]+)">(.+)<\/svg>/.exec(file.replace(/\n\s*/g, '')) ?? [];
  if (!viewBox || !shapes) throw new Error(`no drawing: ${file}`);
  return { viewBox, shapes };
}

/** A drawing of ours, from the text of its file. */
export const FileDrawing = ({ file, ...svg }: { file: string } & ComponentProps<'svg'>) => {
  const { viewBox, shapes } = shapesOf(file);
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      {...svg}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files.
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
};
