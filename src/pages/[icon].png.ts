import type { APIRoute, GetStaticPaths } from 'astro';
import { pngIcons } from '#document/icons/icon-sizes.ts';
import { markPng } from '#document/icons/mark-png.ts';

/** The mark for home screens and search results, drawn as /favicon.svg is. */
export const getStaticPaths = (() =>
  pngIcons.map(({ file, ...icon }) => ({
    params: { icon: file },
    props: icon,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number; bleed: number }> = async ({ props }) =>
  new Response(new Uint8Array(await markPng(props.size, props.bleed)), {
    headers: { 'content-type': 'image/png' },
  });
