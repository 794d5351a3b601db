import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The folder of the site: the first that the command names, or `dist` of this project. */
export const distFolder = (): string => resolve(process.argv[2] ?? `${root}/dist`);

/** The folder of the files for other servers: the second that the command names, or `deploy`. */
export const deployFolder = (): string => resolve(process.argv[3] ?? `${root}/deploy`);
