import type { APIRoute, GetStaticPaths } from 'astro';
import { loadBenefits } from '#content/load/benefits.ts';
import { loadDeniedGuide } from '#content/load/guide.ts';
import { loadTools } from '#content/load/tools.ts';
import { previewImage } from '#document/preview/preview-image.ts';
import { loadSite } from '#document/site.ts';
import {
  accessibilityPicture,
  benefitPicture,
  flowPicture,
  glossaryPicture,
  guidePicture,
  homePicture,
  privacyPicture,
  scamsPicture,
  sourcesPicture,
  toolPicture,
  toolsPicture,
} from '#features/preview/pictures.tsx';

/** The picture of every page, each once. */
export const getStaticPaths = (async () => {
  const { practice, figures } = loadSite();
  const pictures = [
    homePicture,
    ...loadBenefits(figures).map(benefitPicture),
    guidePicture(loadDeniedGuide(figures).title),
    flowPicture,
    toolsPicture,
    ...loadTools(figures).map(toolPicture),
    privacyPicture,
    accessibilityPicture,
    scamsPicture,
    glossaryPicture,
    sourcesPicture,
  ];
  const images = await Promise.all(
    pictures.map((picture) => previewImage(picture, practice.projectName)),
  );
  return images.map(({ file, png }) => ({ params: { file }, props: { png } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ png: Buffer<ArrayBuffer> }> = ({ props }) =>
  new Response(props.png, { headers: { 'content-type': 'image/png' } });
