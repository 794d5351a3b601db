/**
 * What the page of the editor may do. It is not the site's policy: the CMS writes styles and makes
 * its pictures of blobs. Nothing comes from elsewhere but what is named.
 */
export const policy = ({
  frames = [],
  hosts = [],
}: {
  frames?: readonly string[];
  hosts?: readonly string[];
}): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline' blob:",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    "worker-src 'self' blob:",
    `connect-src ${["'self'", 'blob:', 'data:', ...hosts].join(' ')}`,
    `frame-src ${['blob:', ...frames].join(' ')}`,
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
