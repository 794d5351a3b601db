import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCase, writeCase } from './case-file.ts';

describe('o arquivo do caso', () => {
  it('volta como foi, com qualquer texto', () => {
    const anyFields = fc.array(fc.tuple(fc.string(), fc.string({ unit: 'binary' })));
    fc.assert(
      fc.property(
        fc.record({
          reason: fc.constantFrom('', 'motivo-falta-carencia'),
          fields: anyFields,
          ticks: fc.array(fc.string()),
        }),
        (written) => {
          expect(readCase(writeCase(written))).toEqual(written);
        },
      ),
    );
  });

  it.each([
    ['o que não é JSON', 'bom dia'],
    ['outro JSON', '{"nome":"x"}'],
    ['um número', '7'],
    ['nada', 'null'],
    ['campos que não são texto', '{"kind":"meu-caso","reason":"","fields":[["a",1]],"ticks":[]}'],
    ['marcas que não são texto', '{"kind":"meu-caso","reason":"","fields":[],"ticks":[1]}'],
    ['um motivo que não é endereço', '{"kind":"meu-caso","reason":"../x","fields":[],"ticks":[]}'],
  ])('não aceita %s', (_name, text) => {
    expect(readCase(text)).toBeUndefined();
  });
});
