import type { MiddlewareHandler } from 'astro';
import { explainTerms } from '#document/glossary/explain-terms.ts';
import { messageOf } from '#words/message-of.ts';

/** Finishes each prerendered page; a failure stops the build with the name of the page. */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  try {
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    return new Response(explainTerms(await response.text(), url.pathname), response);
  } catch (cause) {
    throw new Error(`A página ${url.pathname} não pôde ser montada: ${messageOf(cause)}`, {
      cause,
    });
  }
};
