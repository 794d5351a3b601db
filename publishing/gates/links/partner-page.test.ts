import { describe, expect, it } from 'vitest';
import { addressesIn, faultsOfPage } from './partner-page.ts';

const origin = 'https://clara.example';
const src = `${origin}/embutir/renda-bpc`;
const url = 'https://sindicato.example/inss';

const answer = (body: string, status = 200, policy = '') =>
  new Response(body, { status, headers: { 'content-security-policy': policy } });
const pageWith = (policy: string) => answer(`<iframe src="${src}">`, 200, policy);

const faults = (
  page = answer(`<iframe title="x" src="${src}">`),
  framed = answer('<astro-island>'),
) => faultsOfPage(url, origin, async (asked) => (asked === url ? page : framed));

describe('a página de um parceiro', () => {
  it('mostra a conta', async () => {
    expect(await faults()).toEqual([]);
    expect(await faults(pageWith(`default-src 'self'; frame-src ${origin}`))).toEqual([]);
  });

  it.each([
    ['não abre', answer('', 404), undefined, '404'],
    ['não tem a moldura', answer(`<!-- ${src} -->`), undefined, 'moldura'],
    [
      'tem a de outro',
      answer('<iframe src="https://outro.example/embutir/x">'),
      undefined,
      'moldura',
    ],
    ['proíbe a nossa', pageWith("default-src 'self'"), undefined, 'política'],
    ['mostra uma que acabou', undefined, answer('', 404), '404'],
    [
      'mostra a que só o site mostra',
      undefined,
      answer('', 200, "frame-ancestors 'self'"),
      'servidor',
    ],
    ['mostra outra coisa', undefined, answer('<p>'), 'não há conta'],
  ])('%s', async (_, page, framed, says) => {
    expect((await faults(page, framed)).join()).toContain(says);
  });

  it('a lista tem um endereço por linha, e o resto é para pessoas', () => {
    expect(addressesIn(`# nada\n\n  ${url}  \n`)).toEqual([url]);
  });
});
