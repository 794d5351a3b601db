/** How an address is asked for: `fetch`, or what stands for it in a test. */
type Ask = (url: string) => Promise<Response>;

/** The addresses of a list: one a line; empty lines and those that begin with # are for people. */
export const addressesIn = (list: string): string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** What a policy says of a kind of source, with what stands for it where it is silent. */
function sourcesFor(policy: string, names: readonly string[]): readonly string[] | undefined {
  const directives = policy.split(/[;,]/).map((directive) => directive.trim().split(/\s+/));
  const found = names.map((name) => directives.find(([first]) => first?.toLowerCase() === name));
  return found.find((one) => one !== undefined)?.slice(1);
}

const allows = (sources: readonly string[] | undefined, origin: string): boolean =>
  sources === undefined ||
  sources.some((source) => ['*', 'https:', origin, new URL(origin).host].includes(source));

const policyOf = (response: Response): string =>
  response.headers.get('content-security-policy') ?? '';

async function faultOfFrame(src: string, ask: Ask): Promise<string | undefined> {
  const framed = await ask(src);
  if (!framed.ok) return `a conta ${src} não existe mais (resposta ${framed.status})`;
  if (!allows(sourcesFor(policyOf(framed), ['frame-ancestors']), 'https://example.org'))
    return `o servidor deste site não deixa outra página mostrar ${src}`;
  const text = await framed.text();
  return text.includes('<astro-island') ? undefined : `em ${src} não há conta`;
}

/** What is wrong with a partner's page, in Portuguese; nothing where it shows the tool. `origin`: of our site. */
export async function faultsOfPage(url: string, origin: string, ask: Ask): Promise<string[]> {
  const page = await ask(url);
  if (!page.ok) return [`a página não abre (resposta ${page.status})`];
  const html = await page.text();
  const frames = [...html.matchAll(/<iframe\b[^>]*\ssrc\s*=\s*["']?([^"'\s>]+)/gi)]
    .map(([, src = '']) => URL.parse(src.replaceAll('&amp;', '&'), url)?.href ?? '')
    .filter((src) => src.startsWith(`${origin}/embutir/`));
  if (frames.length === 0)
    return ['a moldura da conta não está na página, ou só um programa a põe lá: abra e veja'];
  const isForbidden = !allows(
    sourcesFor(policyOf(page), ['frame-src', 'child-src', 'default-src']),
    origin,
  );
  const faults = await Promise.all(frames.map((src) => faultOfFrame(src, ask)));
  return [
    ...(isForbidden ? [`a política da página não deixa mostrar ${origin}`] : []),
    ...faults.filter((fault) => fault !== undefined),
  ];
}
