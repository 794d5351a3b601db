import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opening } from './for-whom.ts';

describe('para quem é a mensagem', () => {
  it('para mim, não muda nada', () => {
    fc.assert(
      fc.property(fc.string(), (greeting) => {
        expect(opening(greeting, false)).toBe(greeting);
      }),
    );
  });

  it('para outra pessoa, diz isso logo depois do olá', () => {
    expect(opening('Olá! Tenho dúvidas sobre a pensão por morte.', true)).toBe(
      'Olá! Estou escrevendo por outra pessoa. Tenho dúvidas sobre a pensão por morte.',
    );
  });

  it('diz isso uma vez e guarda o resto, seja qual for o começo', () => {
    fc.assert(
      fc.property(fc.string(), (greeting) => {
        const sentence = 'Estou escrevendo por outra pessoa. ';
        expect(opening(greeting, true).replace(sentence, '')).toBe(greeting);
      }),
    );
  });
});
