import type { APIRoute, GetStaticPaths } from 'astro';
import { qrSvg } from '#document/qr/qr-svg.ts';
import { loadSite } from '#document/site.ts';
import { addressOf } from '#document/structured-data/identifiers.ts';
import { benefitSlugs } from '#texts/load/benefits.ts';
import { benefitPath, deniedGuidePath, qrPath } from '#texts/paths.ts';

/** The code that leads from a printed list back to its page, for every page with a list. */
export const getStaticPaths = (() => {
  const { practice } = loadSite();
  return [...benefitSlugs().map(benefitPath), deniedGuidePath].map((path) => ({
    params: { name: qrPath(path).replace(/^\/qr\/(.+)\.svg$/, '$1') },
    props: { address: addressOf(practice, path) },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ address: string }> = ({ props }) =>
  new Response(qrSvg(props.address), { headers: { 'content-type': 'image/svg+xml' } });
