import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMobile, mailLink, smsLink } from './ways.ts';

const bodyOf = (link: string) => decodeURIComponent(link.slice(link.indexOf('body=') + 5));

describe('outros caminhos da mensagem', () => {
  it('e-mail: assunto e texto, com quebras de linha como a norma pede', () => {
    expect(mailLink('contato@escritorio.example', 'BPC & renda', 'Olá!\nTudo bem?')).toBe(
      'mailto:contato@escritorio.example?subject=BPC%20%26%20renda&body=Ol%C3%A1!%0D%0ATudo%20bem%3F',
    );
  });

  it('SMS: número com o código do país', () => {
    expect(smsLink('5511987654321', 'Olá & até')).toBe(
      'sms:+5511987654321?body=Ol%C3%A1%20%26%20at%C3%A9',
    );
  });

  it('devolvem o texto inteiro, seja qual for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const lines = text.replace(/\r\n?/g, '\n');
        expect(bodyOf(smsLink('5511987654321', lines))).toBe(lines.toWellFormed());
        expect(bodyOf(mailLink('a@b.example', 'x', lines)).replaceAll('\r\n', '\n')).toBe(
          lines.toWellFormed(),
        );
      }),
    );
  });

  it.each([
    ['5511987654321', true],
    ['551133334444', false],
    ['558001234567', false],
    ['5511887654321', false],
  ])('%s recebe SMS: %s', (number, expected) => {
    expect(isMobile(number)).toBe(expected);
  });
});
