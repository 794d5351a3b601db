import type { APIRoute, GetStaticPaths } from 'astro';
import { pictureOf } from '#document/preview/picture-of.tsx';
import { previewImage } from '#document/preview/preview-image.ts';
import { loadSite } from '#document/site.ts';
import { sitePages } from '#document/site-pages.ts';

/** The picture of every page, each once. */
export const getStaticPaths = (async () => {
  const { practice } = loadSite();
  const images = await Promise.all(
    sitePages
      .filter(({ path, preview }) => preview.path === path)
      .map(({ preview }) => previewImage(pictureOf(preview), practice.projectName)),
  );
  return images.map(({ file, png }) => ({ params: { file }, props: { png } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ png: Buffer<ArrayBuffer> }> = ({ props }) =>
  new Response(props.png, { headers: { 'content-type': 'image/png' } });
