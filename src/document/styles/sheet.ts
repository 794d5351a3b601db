import type { APIRoute, GetStaticPaths } from 'astro';
import { sheetAddress, siteSheet } from './site-sheet.ts';

export const getStaticPaths = (() => {
  const [, sheet] = /(\w+\.\w+)\.css$/.exec(sheetAddress) ?? [];
  return [{ params: { sheet } }];
}) satisfies GetStaticPaths;

export const GET: APIRoute = () =>
  new Response(siteSheet, { headers: { 'content-type': 'text/css' } });
