import { setTimeout as rest } from 'node:timers/promises';

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

// Servers of the government refuse what does not look like a browser.
const headers = {
  'user-agent': 'Mozilla/5.0 (compatible; link check of a public information site)',
  accept: 'text/html,application/pdf,*/*',
  'accept-language': 'pt-BR,pt;q=0.9',
};

/** A page as a browser's visitor gets it, for as long as anybody waits. */
export const opened = (url: string, { timeout }: Manners): Promise<Response> =>
  fetch(url, { headers, signal: AbortSignal.timeout(timeout) });

async function ask(url: string, manners: Manners): Promise<Answer> {
  const response = await opened(url, manners);
  await response.body?.cancel();
  if (!response.ok) return { isAlive: false, reason: `resposta ${response.status}` };
  return response.redirected && new URL(response.url).pathname !== new URL(url).pathname
    ? { isAlive: true, movedTo: response.url }
    : { isAlive: true };
}

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? String(error.cause ?? error.message) : String(error);

/** Asks for an address, and again after a pause. Never throws. */
export async function checkLink(url: string, manners: Manners, attempt = 0): Promise<Answer> {
  const answer = await ask(url, manners).catch(
    (error): Answer => ({ isAlive: false, reason: reasonOf(error) }),
  );
  if (answer.isAlive || attempt === manners.retries) return answer;
  await rest(manners.pause * (attempt + 1));
  return checkLink(url, manners, attempt + 1);
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
