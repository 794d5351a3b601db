import { markSvg } from '#document/icons/mark-svg.ts';

/** The mark of the practice, for tabs and bookmarks. */
export const GET = (): Response =>
  new Response(markSvg(), { headers: { 'content-type': 'image/svg+xml' } });
