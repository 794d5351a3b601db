import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFor, tlsOnlyHeaders } from '#server/headers.ts';
import { type Answer, ask, asReceived } from '#tests/machine/ask.ts';
import { siteFolder } from '../../browser/site-folder.ts';
import { deployFolder, pages } from '../servers/built-site.ts';
import { type RunningServer, startCaddy, startNginx, startOwn } from '../servers/start-servers.ts';
import { judge } from './judge.ts';

const host = 'www.example.org';

/** For the server that leaves TLS to another: what that one has to add. */
const withTls = (answer: Answer): Answer => ({
  ...answer,
  headers: {
    ...answer.headers,
    ...asReceived(tlsOnlyHeaders),
  },
});

describe.each([
  ['npm start', startOwn],
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)('%s', (_, start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start(siteFolder, deployFolder);
  });
  afterAll(() => server?.stop());

  const askSecurely = async (path: string, headers: Record<string, string>, method?: string) =>
    server.tls
      ? ask(server.tls, path, headers, method)
      : withTls(await ask(server.plain, path, headers, method));

  // One page for each set of headers; what each page's own policy allows: tests/built/policies.test.ts.
  const forms = [...new Map(pages.map((page) => [JSON.stringify(headersFor(page.path)), page]))];
  // More would take hashes on script elements (5) and an entry in the list of preloaded hosts (5).
  test.each(forms.map(([, { path }]) => path))('%s has all points that it can', async (path) => {
    const preflight = { origin: 'https://http-observatory.security.mozilla.org' };
    const { score, findings } = await judge(
      host,
      await askSecurely(path, {}),
      await askSecurely(path, { ...preflight, 'access-control-request-method': 'GET' }, 'OPTIONS'),
    );
    for (const [finding, points] of Object.entries(findings)) {
      expect(points, finding).toBeGreaterThanOrEqual(0);
    }
    // What others may read or frame goes without the points for what nobody may.
    const isOpen = headersFor(path)['Cross-Origin-Resource-Policy'] === 'cross-origin';
    expect(score).toBeGreaterThanOrEqual(isOpen ? 120 : 130);
  });
});

test('the judge is strict: without a policy, or without HSTS, points are lost', async () => {
  const own = await startOwn(siteFolder);
  const page = await ask(own.plain, '/');
  own.stop();
  const { 'content-security-policy': _, ...bare } = withTls(page).headers;
  expect((await judge(host, { ...page, headers: bare }, page)).score).toBeLessThanOrEqual(75);
  expect((await judge(host, page, page)).score).toBeLessThanOrEqual(80);
});
