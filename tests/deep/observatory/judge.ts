import { pathToFileURL } from 'node:url';
import type { Answer } from '#tests/machine/ask.ts';
import { fetched } from '../packages/install.ts';

interface Verdict {
  readonly score: number;
  /** What each of its tests found, with the points that it gave or took. */
  readonly findings: Readonly<Record<string, number>>;
}

interface Engine {
  readonly ALL_TESTS: readonly ((requests: unknown) => { result: string | null })[];
  readonly MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  readonly getScoreModifier: (result: string) => number;
}

/** Points as Mozilla's Observatory gives them to a site that sends `http` to `https`. */
export async function judge(host: string, page: Answer, preflight: Answer): Promise<Verdict> {
  const { ALL_TESTS, MINIMUM_SCORE_FOR_EXTRA_CREDIT, getScoreModifier } = await loadEngine();
  const [http, https] = [new URL(`http://${host}/`), new URL(`https://${host}/`)];
  const response = seen(page);
  const redirects = [http, https].map((url) => ({ url, status: url === http ? 301 : 200 }));
  const requests = {
    hostname: host,
    resources: { path: page.body.toString() },
    responses: {
      auto: response,
      cors: seen(preflight),
      http: response,
      https: response,
      httpRedirects: redirects,
      httpsRedirects: redirects,
    },
    session: {
      url: https,
      jar: { getCookiesSync: () => [], serializeSync: () => ({ cookies: [] }) },
    },
  };
  const results = ALL_TESTS.flatMap((test) => test(requests).result ?? []);
  const findings = Object.fromEntries(results.map((result) => [result, getScoreModifier(result)]));
  const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 100);
  const points = Object.values(findings);
  const withoutBonus = sum(points.filter((one) => one < 0));
  const bonus = withoutBonus >= MINIMUM_SCORE_FOR_EXTRA_CREDIT;
  return { score: bonus ? sum(points) : withoutBonus, findings };
}

const seen = ({ status, headers }: Answer) => ({
  status,
  // The engine looks through the entries, and once asks as one asks an HTTP library.
  headers: Object.defineProperty({ ...headers }, 'get', {
    value: (name: string) => headers[name],
  }),
  verified: true,
  request: { headers: {} },
  httpEquiv: new Map(),
});

async function loadEngine(): Promise<Engine> {
  const load = (file: string) =>
    import(pathToFileURL(fetched(`@mdn/mdn-http-observatory/src/${file}`)).href);
  return {
    ...(await load('constants.js')),
    ...(await load('grader/charts.js')),
    ...(await load('grader/grader.js')),
  };
}
