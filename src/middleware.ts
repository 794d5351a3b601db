import { defineMiddleware } from 'astro:middleware';
import { withoutHydrationMarks } from './document/without-hydration-marks.ts';

/** Finishes each prerendered page; a failure stops the build with the name of the page. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  try {
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    return new Response(withoutHydrationMarks(await response.text()), response);
  } catch (cause) {
    throw new Error(`A página ${url.pathname} não pôde ser montada: ${(cause as Error).message}`, {
      cause,
    });
  }
});
