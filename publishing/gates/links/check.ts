import { lookup } from 'node:dns/promises';

export type Answer = { isAlive: true; movedTo?: string } | { isAlive: false; reason: string };

/** How patient and how polite to be; times in milliseconds. */
interface Manners {
  timeout: number;
  /** Tries after the first. */
  retries: number;
  /** Rest before a retry, and between two requests to the same host. */
  pause: number;
}

export const politely: Manners = { timeout: 20_000, retries: 2, pause: 1_000 };

const rest = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

// Servers of the government refuse what does not look like a browser, and many refuse HEAD.
const headers = {
  'user-agent': 'Mozilla/5.0 (compatible; link check of a public information site)',
  accept: 'text/html,application/pdf,*/*',
  'accept-language': 'pt-BR,pt;q=0.9',
};

async function ask(url: string, method: 'HEAD' | 'GET', { timeout }: Manners): Promise<Answer> {
  const response = await fetch(url, { method, headers, signal: AbortSignal.timeout(timeout) });
  await response.body?.cancel();
  if (!response.ok) return { isAlive: false, reason: `resposta ${response.status}` };
  return response.redirected && new URL(response.url).pathname !== new URL(url).pathname
    ? { isAlive: true, movedTo: response.url }
    : { isAlive: true };
}

const failed = (error: unknown): Answer => ({
  isAlive: false,
  reason: error instanceof Error ? String(error.cause ?? error.message) : String(error),
});

/** Asks for an address: HEAD, then GET, then again after a pause. Never throws. */
export async function checkLink(url: string, manners: Manners): Promise<Answer> {
  let answer: Answer = { isAlive: false, reason: 'não foi perguntado' };
  for (let attempt = 0; attempt <= manners.retries; attempt += 1) {
    if (attempt > 0) await rest(manners.pause * attempt);
    for (const method of ['HEAD', 'GET'] as const) {
      answer = await ask(url, method, manners).catch(failed);
      if (answer.isAlive) return answer;
    }
  }
  return answer;
}

/** Asks for all addresses: hosts side by side, the addresses of one host one after the other. */
export async function checkLinks(
  urls: readonly string[],
  manners: Manners,
  report: (url: string, answer: Answer) => void,
): Promise<void> {
  const hosts = Map.groupBy(urls, (url) => new URL(url).host);
  await Promise.all(
    [...hosts.values()].map(async (ofHost) => {
      for (const url of ofHost) {
        report(url, await checkLink(url, manners));
        await rest(manners.pause);
      }
    }),
  );
}

/** Whether any of the hosts has an address at all: without a network, none has, and none is to blame. */
export async function hasNetwork(
  urls: readonly string[],
  find: (host: string) => Promise<unknown> = lookup,
): Promise<boolean> {
  const hosts = [...new Set(urls.map((url) => new URL(url).hostname))];
  const found = await Promise.allSettled(hosts.map((host) => find(host)));
  return found.some(({ status }) => status === 'fulfilled');
}
