import type { PhotoText, Place } from './outcome.ts';
import type { Box } from './picture/grey.ts';
import type { PageText } from './read-page.ts';

interface ReadPhoto {
  readonly page: PageText;
  /** The photograph's own size. */
  readonly full: { readonly width: number; readonly height: number };
  /** How many of its dots one of those is that were read. */
  readonly scale: number;
}

const scaled = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: Math.round(left * by),
  top: Math.round(top * by),
  right: Math.round(right * by),
  bottom: Math.round(bottom * by),
});

/** Several photographs are the pages of one letter. */
export function putTogether(photos: readonly ReadPhoto[]): PhotoText {
  const placed = <T extends { readonly box: Box }>(
    of: (page: PageText) => readonly T[],
  ): (T & Place)[] =>
    photos.flatMap(({ page, scale }, photo) =>
      of(page).map((one) => ({ ...one, photo, box: scaled(one.box, scale) })),
    );
  return {
    text: photos.map(({ page }) => page.lines.map(({ text }) => text).join('\n')).join('\n\n'),
    lines: placed(({ lines }) => lines),
    coverage: Math.min(...photos.map(({ page }) => page.coverage)),
    unreadRegions: placed(({ unread }) => unread.map((box) => ({ box }))),
    pages: photos.map(({ full }) => full),
  };
}
