import { expect, it } from 'vitest';
import { unsummed } from './summary.ts';

const faultsIn = (item: string) =>
  unsummed(
    'x.md',
    `---\ninShort: "Aos **65 anos**, com 180 contribuições e 12 meses."\n---\n\n:::requisitos\n${item}\n:::`,
  );

it.each([
  ['- **Carência.** 120 contribuições mensais.', '180 contribuições'],
  ['- **Idade.** Ter 60 anos ou mais.', '65 anos'],
  ['- **Carência de 10 meses, quando exigida.**', '12 meses'],
])('acusa: %s', (item, said) => {
  expect(faultsIn(item)).toMatchObject([
    { place: 'x.md:6', reason: expect.stringContaining(said) },
  ]);
});

it.each(['- **Idade.** Ter 65 anos ou mais.', '- **Prazo.** Em até 30 dias.'])(
  'deixa passar: %s',
  (item) => {
    expect(faultsIn(item)).toEqual([]);
  },
);
