/** How an address is asked for: `fetch`, or what stands for it in a test. */
type Ask = (url: string) => Promise<Response>;

/** The addresses of a list: one a line; empty lines and those that begin with # are for people. */
export const addressesIn = (list: string): string[] =>
  [...list.matchAll(/^[ \t]*([^#\s]\S*)/gm)].map(([, address = '']) => address);

/** Whether a policy lets an origin in: the first of the directives that it has counts, and none forbids nothing. */
function allows({ headers }: Response, names: readonly string[], origin: string): boolean {
  const policy = headers.get('content-security-policy') ?? '';
  const directives = policy.split(/[;,]/).map((directive) => directive.trim().split(/\s+/));
  const found = names.map((name) => directives.find(([first]) => first?.toLowerCase() === name));
  const [, ...sources] = found.find((one) => one !== undefined) ?? ['', '*'];
  return sources.some((one) => ['*', 'https:', origin, new URL(origin).host].includes(one));
}

/** What is wrong with a partner's page, in Portuguese; nothing where it shows a tool that is there. `origin`: of our site. */
export async function faultsOfPage(url: string, origin: string, ask: Ask): Promise<string[]> {
  const page = await ask(url);
  if (!page.ok) return [`a página não abre (resposta ${page.status})`];
  const html = await page.text();
  const frames = [...html.matchAll(/<iframe\b[^>]*\ssrc\s*=\s*["']?([^"'\s>]+)/gi)]
    .map(([, src = '']) => URL.parse(src.replaceAll('&amp;', '&'), url)?.href ?? '')
    .filter((src) => src.startsWith(`${origin}/embutir/`));
  if (frames.length === 0)
    return ['a moldura da conta não está na página, ou só um programa a põe lá: abra e veja'];
  if (!allows(page, ['frame-src', 'child-src', 'default-src'], origin))
    return [`a política da página não deixa mostrar ${origin}`];
  const faults = frames.map(async (src): Promise<string[]> => {
    const framed = await ask(src);
    if (!framed.ok) return [`a conta ${src} não existe mais (resposta ${framed.status})`];
    if (!allows(framed, ['frame-ancestors'], new URL(url).origin))
      return [`o servidor deste site não deixa outra página mostrar ${src}`];
    return (await framed.text()).includes('<astro-island') ? [] : [`em ${src} não há conta`];
  });
  return (await Promise.all(faults)).flat();
}
