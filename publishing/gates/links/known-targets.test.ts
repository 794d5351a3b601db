import { expect, it } from 'vitest';
import { strayTargets } from './known-targets.ts';

it.each([
  ['[Meu INSS](https://meuinss.gov.br)', 'https://meu.inss.gov.br'],
  ['[Meu INSS](https://falabr.cgu.gov.br)', 'https://meu.inss.gov.br'],
  ['[Defensoria Pública da União](https://www.dpu.gov.br)', 'https://www.dpu.def.br'],
  ['[135](tel:158)', 'tel:135'],
  ['[Veja onde](https://www.dpu.gov.br)', 'letra por letra'],
])('acusa: %s', (text, remedy) => {
  expect(strayTargets('content/x.md', text)).toMatchObject([
    { place: 'content/x.md:1', remedy: expect.stringContaining(remedy) },
  ]);
});

it('deixa passar o destino conhecido', () => {
  const text = 'No [Meu INSS](https://meu.inss.gov.br), no [135](tel:135) ou [aqui](/carta).';
  expect(strayTargets('content/x.md', `${text} A [lei](https://www.planalto.gov.br/x).`)).toEqual(
    [],
  );
});
