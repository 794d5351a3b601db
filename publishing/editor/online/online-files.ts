import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorConfig } from '../config/config.ts';
import { assetFolder, pageFiles } from '../serve/page-files.ts';
import { policy } from '../serve/policy.ts';
import { hosts } from './hosts.ts';

interface Place {
  host: string;
  /** "dono/repositorio" */
  repo: string;
  branch: string;
  practice: string;
}

const headersFile = (addresses: readonly string[]): string =>
  [
    '/*',
    `  Content-Security-Policy: ${policy({ hosts: addresses })}`,
    '  X-Content-Type-Options: nosniff',
    '  X-Robots-Tag: noindex',
    '  Referrer-Policy: no-referrer',
    '  Strict-Transport-Security: max-age=63072000',
    '',
  ].join('\n');

/** The editor as a site of its own, by the names of its files. @throws for a host that it cannot write on */
export async function onlineFiles({
  host,
  repo,
  branch,
  practice,
}: Place): Promise<Map<string, Uint8Array | string>> {
  const known = hosts[host];
  if (!known) throw new Error(`escreva ${Object.keys(hosts).join(' ou ')}, e não “${host}”`);
  const config = editorConfig(practice, {
    backend: known.backend(repo, branch),
    asksFirst: true,
  });
  const files = [...(await pageFiles())].map(
    ([path, body]) => [path === '/' ? 'index.html' : path.slice(1), body] as const,
  );
  const assets = readdirSync(assetFolder).map(
    (name) => [`assets/${name}`, readFileSync(join(assetFolder, name))] as const,
  );
  return new Map<string, Uint8Array | string>([
    ...files,
    ...assets,
    ['config.json', JSON.stringify(config)],
    ['_headers', headersFile(known.addresses)],
  ]);
}
