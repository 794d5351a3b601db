/** How an address is asked for: `fetch`, or what stands for it in a test. */
type Ask = (url: string) => Promise<Response>;

/** The addresses of a list: one a line; empty lines and those that begin with # are for people. */
export const addressesIn = (list: string): string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** What is wrong with a partner's page, in Portuguese; nothing where it frames a tool that is there. `origin`: of our site. */
export async function faultsOfPage(url: string, origin: string, ask: Ask): Promise<string[]> {
  const page = await ask(url);
  if (!page.ok) return [`a página não abre (resposta ${page.status})`];
  const html = await page.text();
  const frames = [...html.matchAll(/<iframe\b[^>]*\ssrc\s*=\s*["']?([^"'\s>]+)/gi)]
    .map(([, src = '']) => URL.parse(src.replaceAll('&amp;', '&'), url)?.href ?? '')
    .filter((src) => src.startsWith(`${origin}/embutir/`));
  if (frames.length === 0)
    return ['a moldura da conta não está na página, ou só um programa a põe lá: abra e veja'];
  const faults = frames.map(async (src): Promise<string[]> => {
    const framed = await ask(src);
    if (!framed.ok) return [`a conta ${src} não existe mais (resposta ${framed.status})`];
    return (await framed.text()).includes('<astro-island') ? [] : [`em ${src} não há conta`];
  });
  return (await Promise.all(faults)).flat();
}
