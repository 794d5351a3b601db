import type { ReactElement } from 'react';

/** What the preview of a link shows of a page: a few large words and one of our drawings. */
export interface Picture {
  /** The page it stands for; pages without a picture of their own share one. */
  path: string;
  /** The words, without the name of the site, which is always there. */
  words: string;
  /** A token of src/styles/tokens.css, "--rose", that colours the ground. */
  ground: `--${string}`;
  /** An `svg` element with a square view box, coloured by the classes of src/styles/drawing.css. */
  drawing: ReactElement;
}
