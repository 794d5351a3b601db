import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployFolder, distFolder } from '../folders.ts';
import { readSite } from '../read-site.ts';
import { answersOf } from './answers.ts';
import { caddyConfig } from './caddy.ts';
import { headersFile } from './headers-file.ts';
import { nginxConfig } from './nginx.ts';
import { redirectsFile } from './redirects-file.ts';

/**
 * Writes what each host needs to answer as `npm start` does: `_headers` and `_redirects` into the
 * site, where hosts that take a folder look for them; `nginx.conf` and `Caddyfile` into `deploy`,
 * because they are no part of what is published.
 */
export function writeConfigs(dist: string, deploy: string): void {
  const site = readSite(dist);
  const answers = answersOf(site);
  writeFileSync(join(dist, '_headers'), headersFile(site));
  writeFileSync(join(dist, '_redirects'), redirectsFile(site));
  mkdirSync(deploy, { recursive: true });
  writeFileSync(join(deploy, 'nginx.conf'), nginxConfig(answers));
  writeFileSync(join(deploy, 'Caddyfile'), caddyConfig(answers));
}

if (import.meta.main) {
  writeConfigs(distFolder(), deployFolder());
}
