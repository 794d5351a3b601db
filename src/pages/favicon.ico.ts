import { icoFile } from '#document/icons/ico.ts';
import { markPng } from '#document/icons/mark-png.ts';

const size = 32;

/** For browsers that cannot draw /favicon.svg, which ask for this address by themselves. */
export async function GET(): Promise<Response> {
  return new Response(new Uint8Array(icoFile(await markPng(size), size)), {
    headers: { 'content-type': 'image/x-icon' },
  });
}
