import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatLink, shareLink, wellFormed } from './link.ts';

const number = '5511987654321';
const textOf = (link: string) => decodeURIComponent(link.slice(link.indexOf('?text=') + 6));

describe('link da conversa', () => {
  it('tem a forma https://wa.me/<número>?text=<texto>', () => {
    expect(chatLink(number, 'Olá! Tudo bem?')).toBe(
      'https://wa.me/5511987654321?text=Ol%C3%A1!%20Tudo%20bem%3F',
    );
  });

  it('devolve a mesma mensagem, para qualquer texto Unicode', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(textOf(chatLink(number, text))).toBe(text);
      }),
    );
  });

  it('não falha com metades de emoji, e só elas são trocadas', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 }), (units) => {
        const text = String.fromCharCode(...units);
        expect(textOf(chatLink(number, text))).toBe(text.toWellFormed());
        expect(wellFormed(text)).toBe(text.toWellFormed());
      }),
    );
  });

  it('dá um endereço que todo navegador entende', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const url = new URL(chatLink(number, text));
        expect(url.origin + url.pathname).toBe(`https://wa.me/${number}`);
        expect(url.searchParams.get('text')).toBe(text);
      }),
    );
  });
});

describe('link para mandar a página', () => {
  it('leva uma linha sobre a página e o endereço, sem número', () => {
    const link = shareLink('Pensão: 50% & mais? #1', 'https://a.example/beneficios/bpc');
    expect(link).toMatch(/^https:\/\/wa\.me\/\?text=Pens%C3%A3o%3A%2050%25%20%26%20mais/);
    expect(textOf(link)).toBe('Pensão: 50% & mais? #1\nhttps://a.example/beneficios/bpc');
  });

  it('devolve o mesmo texto, como o navegador o escreve e o WhatsApp o lê', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (about) => {
        const { href } = new URL(shareLink(about, 'https://a.example/b'));
        expect(textOf(href)).toBe(`${about}\nhttps://a.example/b`);
      }),
    );
  });
});
