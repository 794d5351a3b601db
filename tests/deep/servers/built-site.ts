import { notFoundPath, readSite } from '#server/read-site.ts';
import { siteFolder } from '../../browser/site-folder.ts';

/** The generated `nginx.conf` and `Caddyfile`; those of another build are named by DEPLOY_FOLDER. */
export const deployFolder = process.env.DEPLOY_FOLDER ?? 'deploy';

export const site = readSite(siteFolder);

export const addresses = site.filter(({ path }) => path !== notFoundPath);

export const pages = addresses.filter(({ hashes }) => hashes);
