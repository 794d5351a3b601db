import type { APIRoute, GetStaticPaths } from 'astro';
import { loadSite } from '#document/site.ts';
import { defaultPracticeFolder } from '#texts/load/practice.ts';
import { photoPath, publishedPhoto } from '#texts/photo.ts';

/** The photographs of those who answer, from the practice's folder. */
export const getStaticPaths = (() => {
  const folder = process.env.PRACTICE_FOLDER ?? defaultPracticeFolder;
  return loadSite().practice.lawyers.flatMap(({ name, photo }) =>
    photo
      ? {
          params: { name: photoPath(name).replace(/^\/pessoas\/(.+)\.jpg$/, '$1') },
          props: { file: `${folder}/${photo}` },
        }
      : [],
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: string }> = async ({ props }) =>
  new Response(await publishedPhoto(props.file), { headers: { 'content-type': 'image/jpeg' } });
