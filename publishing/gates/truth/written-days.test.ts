import { expect, it } from 'vitest';
import { wrongDays } from './written-days.ts';

const since = 'Você soube na sexta, 20 de novembro de 2026.';

it.each([
  ['Você soube na quinta, 20 de novembro de 2026.', 'é sexta'],
  ['Ela recebeu até 15 de maio de 2027, um domingo.', 'é sábado'],
  [`${since} O limite é segunda-feira, 5 de janeiro.`, 'de 2027 é terça'],
  [`${since} **Dia 30:** sábado, 19 de dezembro.`, 'ele é 20/12/2026'],
  ['Responda até 31 de novembro de 2026.', 'não existe'],
  ['Responda até 30/02/2026.', 'não existe'],
])('acusa: %s', (text, told) => {
  expect(wrongDays('x.md', text)).toMatchObject([
    { place: 'x.md:1', reason: expect.stringContaining(told) },
  ]);
});

it('deixa passar o dia certo, e o de que não se sabe o ano', () => {
  const day30 = 'O dia 30 cai no domingo, 20 de dezembro. Faça até sexta, 18 de dezembro.';
  expect(wrongDays('x.md', `${since}\n${day30}`)).toEqual([]);
  expect(wrongDays('x.md', 'Se cair na sexta, 20 de novembro, espere. Vale 29/02/2024.')).toEqual(
    [],
  );
});
