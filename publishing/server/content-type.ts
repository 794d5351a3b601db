import { extname } from 'node:path';

// publishing/server/headers.ts names those of the remaining files.
export const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.csv': 'text/csv;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.traineddata': 'application/octet-stream',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

/** The type of a file by its ending; an unknown ending is an error, so that no server has to guess. */
export function contentType(file: string): string {
  const type = contentTypes[extname(file)];
  if (!type) {
    throw new Error(
      `${file} has an unknown type: add its ending to publishing/server/content-type.ts.`,
    );
  }
  return type;
}
