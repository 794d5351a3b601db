import type { APIRoute, GetStaticPaths } from 'astro';
import { buildFacts } from '#document/build-facts.ts';
import { loadSite } from '#document/site.ts';
import { dataPath } from '#open-data/addresses.ts';
import { dataFiles, giverOf, siteSubjects } from '#open-data/files.ts';
import { performance } from '#open-data/performance/performance.ts';

/** Every file for programs: what each holds is described in src/open-data. */
export const getStaticPaths = (() => {
  const { practice, figures } = loadSite();
  const giver = giverOf(practice);
  return [...dataFiles([...siteSubjects(figures, giver), performance(buildFacts())], giver)].map(
    ([path, text]) => ({
      params: { file: path.slice(dataPath.length + 1) },
      props: { text },
    }),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
