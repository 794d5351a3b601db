import { describe, expect, it } from 'vitest';
import { addressesIn, faultsOfPage } from './partner-page.ts';

const origin = 'https://clara.example';
const src = `${origin}/embutir/renda-bpc`;
const url = 'https://sindicato.example/inss';

const answer = (body: string, policy = '', status = 200) =>
  new Response(body, { status, headers: policy ? { 'content-security-policy': policy } : {} });

const faults = (page = answer(`<iframe title="x" src="${src}">`), framed = tool()) =>
  faultsOfPage(url, origin, async (asked) => (asked === url ? page : framed));
const tool = (policy = "default-src 'none'; frame-ancestors *", status = 200) =>
  answer('<astro-island>', policy, status);
const pageWith = (policy: string) => answer(`<iframe src="${src}">`, policy);

describe('a página de um parceiro', () => {
  it('mostra a conta', async () => {
    expect(await faults()).toEqual([]);
    expect(await faults(pageWith("default-src 'self'; frame-src https://clara.example"))).toEqual(
      [],
    );
  });

  it.each([
    ['não abre', answer('', '', 404), undefined, '404'],
    ['não tem a moldura', answer(`<!-- ${src} -->`), undefined, 'moldura'],
    [
      'tem a de outro',
      answer('<iframe src="https://outro.example/embutir/renda-bpc">'),
      undefined,
      'moldura',
    ],
    ['proíbe a nossa', pageWith("default-src 'self'"), undefined, 'política'],
    ['mostra uma que acabou', undefined, tool(undefined, 404), '404'],
    ['mostra uma que não se deixa mostrar', undefined, tool("frame-ancestors 'none'"), 'servidor'],
  ])('%s', async (_, page, framed, says) => {
    expect((await faults(page, framed)).join()).toContain(says);
  });

  it('a lista tem um endereço por linha, e o resto é para pessoas', () => {
    expect(addressesIn(`# nada\n\n  ${url}  \n`)).toEqual([url]);
  });
});
