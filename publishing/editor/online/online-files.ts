import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorConfig } from '../config/config.ts';
import { assetFolder, pageFiles } from '../serve/page-files.ts';
import { policy } from '../serve/policy.ts';

/**
 * The hosts that keep a change as a request until somebody accepts it, with what their page may ask. A person
 * signs in with a token of the host: no third party stands between. A sign-in page is added in `config.json`.
 */
const hosts: Readonly<Record<string, string>> = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
};

interface Place {
  host: string;
  /** "dono/repositorio" */
  repo: string;
  branch: string;
  practice: string;
}

const headersFile = (address: string): string =>
  [
    '/*',
    `  Content-Security-Policy: ${policy({ hosts: [address] })}`,
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
  const address = hosts[host];
  if (!address) throw new Error(`escreva ${Object.keys(hosts).join(' ou ')}, e não “${host}”`);
  const config = editorConfig(practice, {
    backend: { name: host, repo, branch, auth_methods: ['token'] },
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
    ['_headers', headersFile(address)],
  ]);
}
