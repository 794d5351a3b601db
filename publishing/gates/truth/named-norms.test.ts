import { expect, it } from 'vitest';
import { unlistedNorms } from './named-norms.ts';

const faultsIn = (text: string) =>
  unlistedNorms(
    'x.md',
    `---\nopen: TNU, Tema 1\n---\n\n${text}\n\n::base[tnu-tema-277, stj-tema-1007, lei-8213-129, lei-15415]`,
  );

it.each([
  ['O juiz pode nem examinar o caso (STJ, Tema 277).', 'STJ, Tema 277'],
  ['Ele pode contar sem pagamento (STJ, Tema 1070).', 'STJ, Tema 1070'],
  ['A lei isenta de custas (Lei 8.213, art. 192).', 'Lei 8213, art. 192'],
  ['Pela Lei 15.145, de maio de 2026, são 30 dias.', 'Lei 15145'],
])('acusa: %s', (text, norm) => {
  expect(faultsIn(text)).toMatchObject([
    { place: 'x.md:5', reason: expect.stringContaining(`“${norm}”`) },
  ]);
});

it('deixa passar o que o ::base[…] da parte traz', () => {
  const text = 'Vale o Tema 277 da TNU, e a Lei 8.213/1991, art. 129. A Lei 15.415 mudou isso.';
  expect(faultsIn(text)).toEqual([]);
});
